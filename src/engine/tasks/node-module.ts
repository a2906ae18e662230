/**
 * Modules of Node, where this is Node. They are asked for while the program runs: an import would be a module that
 * bundlers for browsers look for in vain.
 */

/** The modules that simulations need. */
interface NodeModules {
  'node:fs': typeof import('node:fs');
  'node:os': typeof import('node:os');
  'node:worker_threads': typeof import('node:worker_threads');
}

/** Return the process of this program, where there is one. */
export function nodeProcess(): Partial<NodeJS.Process> | undefined {
  // Through globalThis, as some bundlers add a package for every `process` that they find.
  const { process } = globalThis as { process?: Partial<NodeJS.Process> };
  return process;
}

/** Return a module of Node, `undefined` in browsers and in Node before 20.16. */
export function nodeModule<Name extends keyof NodeModules>(
  name: Name,
): NodeModules[Name] | undefined {
  return nodeProcess()?.getBuiltinModule?.(name);
}

/** Options that load modules, or say where they are. */
const OF_MODULES = /^(?:--(?:import|require|(?:experimental-)?loader|conditions)|-[rC])(?:=|$)/;

/**
 * Return the options of Node that threads are started with: `undefined` for all that this process has. A program that is
 * not a file has one that threads refuse; then they get those that load modules, as what else they may have is not known.
 */
export function execArgvOfThreads(): string[] | undefined {
  const options = nodeProcess()?.execArgv ?? [];
  if (!options.some((option) => option.startsWith('--input-type'))) return undefined;
  // A value that is not in the option follows it.
  return options.filter(
    (option, index) =>
      OF_MODULES.test(option) || (/^[^-]/.test(option) && OF_MODULES.test(`${options[index - 1]}`)),
  );
}
