/**
 * Programs that are started in a group of their own, and end with everything that they started.
 *
 * @packageDocumentation
 */
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** A program and its arguments, or a line for the system's shell. */
export type Command = string | readonly [program: string, ...args: string[]];

/** A program that was started, with its three streams. */
export type Program = ChildProcessByStdio<Writable, Readable, Readable>;

const IS_WINDOWS = process.platform === 'win32';

/**
 * What kills the groups of this process when it ends, in whatever way: it reads `+ group` and `- group`
 * until there is nobody left to write, and kills the groups that are left. No handler of a signal does
 * that, since nothing handles SIGKILL.
 */
const GUARD = `
groups=
while read -r sign group; do
  case $sign in
    +) groups="$groups $group" ;;
    -) kept=
       for each in $groups; do [ "$each" = "$group" ] || kept="$kept $each"; done
       groups=$kept ;;
  esac
done
for each in $groups; do kill -s KILL -- "-$each"; done`;

/** The guard of all groups of this process. */
const guard: { process: ChildProcess | undefined; groups: number } = {
  process: undefined,
  groups: 0,
};

/** Start the guard, which holds up nobody. */
function startGuard(): ChildProcess {
  const child = spawn('/bin/sh', ['-c', GUARD], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A Ctrl-C at the terminal is none of it.
    detached: true,
  });
  // Without a shell there is no guard, and nothing else is different.
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  child.unref();
  // The stream of a process is a socket, which can be left out of what keeps a program running.
  (child.stdin as Writable & { unref?(): void }).unref?.();
  return child;
}

function watch(group: number): void {
  if (IS_WINDOWS) return;
  guard.process ??= startGuard();
  guard.groups++;
  guard.process.stdin?.write(`+ ${group}\n`);
}

function unwatch(group: number): void {
  if (IS_WINDOWS) return;
  guard.groups--;
  guard.process?.stdin?.write(`- ${group}\n`);
  if (guard.groups > 0) return;
  guard.process?.stdin?.end();
  guard.process = undefined;
}

/** Kill a program and everything in its group. A group that has ended is no error. */
export function killGroup({ pid }: Program): void {
  if (pid === undefined) return;
  if (IS_WINDOWS) {
    spawn('taskkill', ['/pid', `${pid}`, '/t', '/f'], { stdio: 'ignore', windowsHide: true }).on(
      'error',
      () => {},
    );
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}

/** Start a program in a group of its own, which is killed when this process ends. */
export function startGroup(command: Command): Program {
  const [file, args, shell] =
    typeof command === 'string' ? [command, [], true] : [command[0], command.slice(1), false];
  const child: Program = spawn(file, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: !IS_WINDOWS,
    windowsHide: true,
    shell,
  });
  const { pid } = child;
  if (pid === undefined) return child;
  watch(pid);
  child.once('exit', () => {
    // What it has started and left behind.
    killGroup(child);
    unwatch(pid);
  });
  return child;
}
