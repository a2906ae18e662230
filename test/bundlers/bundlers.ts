/** The bundlers, each with what it makes of the programs in `project`. */

/** A program that is bundled for Node. */
interface NodeProgram {
  readonly file: string;
  /** The bundled file of the worker threads, as the program's argument. */
  readonly workerFile: string;
  /** Whether the program finds the file without the argument: where the bundler keeps its URL. */
  readonly isFound: boolean;
}

/** A page that is bundled for browsers. */
interface Page {
  readonly folder: string;
  /** What the test has to write of the page: how it loads its script. */
  readonly script?: string;
  /** Whether the bundler makes a web worker. */
  readonly hasWorker: boolean;
  /** Whether an agent thinks in the package's own worker: scripts that are no modules do not find it. */
  readonly thinks: boolean;
}

interface Bundler {
  readonly name: string;
  /** The packages to install, in versions that never change by themselves. */
  readonly packages: readonly string[];
  readonly programs: Readonly<Record<string, NodeProgram>>;
  readonly pages: Readonly<Record<string, Page>>;
}

const MODULES = { file: 'node.js', workerFile: 'simulation-worker.js', isFound: true };
const COMMONJS = { file: 'node.cjs', workerFile: 'simulation-worker.cjs', isFound: false };

/** Each bundles with the file of its name in `project`, into the folder `out`. */
export const BUNDLERS: readonly Bundler[] = [
  {
    name: 'esbuild',
    packages: ['esbuild@0.28.2'],
    programs: {
      esm: { ...MODULES, file: 'esm-node/node.js' },
      cjs: { ...COMMONJS, file: 'cjs-node/node.cjs' },
    },
    pages: {
      esm: {
        folder: 'esm-page',
        script: 'type="module" src="page.js"',
        hasWorker: false,
        thinks: true,
      },
      iife: { folder: 'iife-page', script: 'src="page.js"', hasWorker: false, thinks: false },
    },
  },
  {
    name: 'rollup',
    packages: ['rollup@4.68.7', '@rollup/plugin-node-resolve@16.0.3'],
    programs: { esm: { ...MODULES, file: 'node/node.js' } },
    pages: {
      esm: {
        folder: 'page',
        script: 'type="module" src="page.js"',
        hasWorker: false,
        thinks: true,
      },
    },
  },
  {
    name: 'vite',
    packages: ['vite@8.3.8'],
    programs: { ssr: { ...MODULES, file: 'node/node.js' } },
    pages: { page: { folder: 'page', hasWorker: true, thinks: true } },
  },
  {
    name: 'webpack',
    packages: ['webpack@5.112.2'],
    // The URL of a module stays that of the package's file, which is where the bundle was made.
    programs: { node: { ...COMMONJS, file: 'node/node.cjs', isFound: true } },
    pages: { web: { folder: 'page', script: 'src="main.js"', hasWorker: true, thinks: true } },
  },
  {
    name: 'parcel',
    packages: ['parcel@2.16.4'],
    programs: {},
    pages: { page: { folder: 'page', hasWorker: true, thinks: true } },
  },
];
