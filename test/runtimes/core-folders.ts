/** The folders in test with the tests of the core. */
export const CORE_FOLDERS = ['rules', 'codec', 'properties'] as const;
