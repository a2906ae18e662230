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

/** Return the options of this process that threads also have: not that of a program that is not a file. */
export function execArgvOfThreads(): string[] {
  return (nodeProcess()?.execArgv ?? []).filter((option) => !option.startsWith('--input-type'));
}
