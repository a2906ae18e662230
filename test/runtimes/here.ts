/** The name of the current runtime. */

/** Parts of the global objects of runtimes; each runtime has some of them. */
interface Globals {
  readonly Bun?: { readonly version: string };
  readonly Deno?: { readonly version: { readonly deno: string } };
  readonly process?: { readonly versions: { readonly node: string } };
  readonly navigator?: { readonly userAgent: string };
}

/** Return the name and version of the runtime. Bun and Deno have Node's `process`, too. */
export function here(): string {
  const { Bun, Deno, process, navigator }: Globals = globalThis;
  if (Bun !== undefined) return `Bun ${Bun.version}`;
  if (Deno !== undefined) return `Deno ${Deno.version.deno}`;
  if (process !== undefined) return `Node ${process.versions.node}`;
  const [, version] = /Chrome\/([\d.]+)/.exec(navigator?.userAgent ?? '') ?? [];
  return `Chromium ${version}`;
}
