/** Programs that are started in a group of their own, and end with everything that they started. */
import {
  type ChildProcess,
  type ChildProcessByStdio,
  type StdioOptions,
  spawn,
} from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/**
 * The command that starts a program: the program and its arguments, such as `['python3', 'my_bot.py']`, which no shell
 * interprets, or one line for the system's shell. {@link externalAgent} takes it.
 */
export type Command = string | readonly [program: string, ...args: string[]];

/** A program that was started, with its three streams. */
export type Program = ChildProcessByStdio<Writable, Readable, Readable>;

const IS_WINDOWS = process.platform === 'win32';

/**
 * What kills the sessions of this process when it ends, in whatever way: it reads `+ leader` and `- leader`, which
 * kills that one now, until there is nobody left to write, and kills those that are left. No handler of a signal does
 * that, since nothing handles SIGKILL.
 *
 * A program leads its session, in which `timeout` and shells with job control make groups of their own. On Linux, all
 * of them are killed: in `/proc/<process>/stat`, after a name in parentheses which can be any text, the third word is
 * the group and the fourth the session. The system kills a group whole, so that nobody escapes who forks meanwhile.
 * A look misses groups that are made meanwhile, and processes that were started by one that ended between being listed
 * and being read. So another one follows, which is quick, as it skips what is known to be of other sessions. Elsewhere,
 * there are no such files, and one group is killed. The shell does all this itself: a path on which programs are found
 * may have none.
 */
const GUARD = `
end() (
  session=$1
  kill -KILL "-$session"
  for look in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    again=
    for folder in /proc/[0-9]*; do
      id=\${folder#/proc/}
      case $id in *[!0-9]*) continue ;; esac
      eval "other=\\$other$id"
      [ "$other" ] && continue
      ended=yes
      while read -r line; do
        ended=
        set -- \${line##*") "}
        [ "$4" = "$session" ] && kill -KILL "-$3" && [ "$1" != Z ] && again=yes
      done < "$folder/stat"
      if [ "$ended" ]; then again=yes
      elif [ "$4" != "$session" ]; then eval "other$id=yes"
      fi
    done
    [ "$again" ] || break
  done
)
leaders=
while read -r sign leader; do
  case $sign in
    +) leaders="$leaders $leader" ;;
    -) kept=
       for each in $leaders; do [ "$each" = "$leader" ] || kept="$kept $each"; done
       leaders=$kept
       end "$leader" ;;
  esac
done
for leader in $leaders; do end "$leader"; done`;

/** How often a guard that was ended is started again: where none can live, nothing is to be won. */
const MOST_RESTARTS = 10;

/** The guard of all groups of this process. */
const guard = {
  process: undefined as ChildProcess | undefined,
  /** How often it was started again. */
  restarts: 0,
  /** Number of groups that it is kept for. */
  groups: 0,
  /** The groups that it was told of. */
  leaders: new Set<number>(),
};

/**
 * What a program is started by: it waits until the guard knows its group. When this process ends before, the line never
 * comes, and the program is not started.
 */
const GATE = `read -r line <&3 && exec "$@" 3<&-`;

const SHELL = '/bin/sh';

/** Start the guard, which holds up nobody. */
function startGuard(): ChildProcess {
  const child = spawn(SHELL, ['-c', GUARD], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A Ctrl-C at the terminal is none of it.
    detached: true,
  });
  // Without a shell there is no guard, and nothing else is different.
  child.on('error', () => {});
  child.on('exit', () => {
    // Unless it ends as nothing is left to guard, somebody has ended it.
    if (guard.process !== child || guard.restarts >= MOST_RESTARTS) return;
    guard.restarts++;
    guard.process = startGuard();
    for (const leader of guard.leaders) tell('+', leader);
  });
  child.stdin.on('error', () => {});
  child.unref();
  // The stream of a process is a socket, which can be left out of what keeps a program running.
  (child.stdin as Writable & { unref?(): void }).unref?.();
  return child;
}

/** Expect a group; return whether there is a guard for it. */
function expectGroup(): boolean {
  guard.process ??= startGuard();
  guard.groups++;
  return guard.process.pid !== undefined;
}

/** Tell the guard of groups. Data written to a pipe arrives even if this process ends at once. */
function tell(sign: '+' | '-', group: number): void {
  if (sign === '+') guard.leaders.add(group);
  else guard.leaders.delete(group);
  guard.process?.stdin?.write(`${sign} ${group}\n`);
}

/** Expect a group no longer. */
function forgetGroup(): void {
  guard.groups--;
  if (guard.groups > 0) return;
  const ended = guard.process;
  guard.process = undefined;
  ended?.stdin?.end();
}

/**
 * Kill a program and everything in its group at once, and in its session by the guard. Processes that have ended are
 * not an error.
 */
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
  tell('-', pid);
}

/** Whether a program can be started, as far as that is known before. */
function isThere(program: string): boolean {
  const { PATH = '' } = process.env;
  const folders = program.includes('/') ? [''] : PATH.split(delimiter);
  return folders.some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Start a program in a group of its own, in front of the gate if there is a guard. */
function startGuarded([program, ...args]: readonly [string, ...string[]]): Program {
  // What cannot be started is started anyway, for the system's own reason.
  const isGated = expectGroup() && isThere(program);
  try {
    const [file, words] = isGated
      ? [SHELL, ['-c', GATE, SHELL, program, ...args]]
      : [program, args];
    const stdio: StdioOptions = ['pipe', 'pipe', 'pipe', ...(isGated ? ['pipe' as const] : [])];
    const child = spawn(file, words, { stdio, detached: true }) as Program;
    const { pid } = child;
    if (pid === undefined) {
      forgetGroup();
      return child;
    }
    tell('+', pid);
    const gate = child.stdio[3] as Writable | undefined;
    gate?.on('error', () => {}).end('\n');
    child.once('exit', () => {
      // What it has started and left behind.
      killGroup(child);
      forgetGroup();
    });
    return child;
  } catch (error) {
    forgetGroup();
    throw error;
  }
}

/**
 * Start a program in a group of its own, which is killed when this process ends.
 *
 * @throws the system's error, such as that of too long a command; some come as the event `error`
 */
export function startGroup(command: Command): Program {
  if (!IS_WINDOWS) {
    return startGuarded(typeof command === 'string' ? [SHELL, '-c', command] : command);
  }
  const [file, args, shell] =
    typeof command === 'string' ? [command, [], true] : [command[0], command.slice(1), false];
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true, shell });
  child.once('exit', () => killGroup(child));
  return child;
}
