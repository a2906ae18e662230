/**
 * Where a CommonJS file is, which the build puts in place of `import.meta.url`.
 *
 * Bundles for browsers have no file name. Where one cannot be part of a URL, it is escaped.
 */
export const commonJsUrl =
  typeof __filename === 'string'
    ? new URL(`file:${__filename.replace(/[%#?]/g, encodeURIComponent)}`).href
    : undefined;
