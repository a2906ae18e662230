/** The folders of test that hold the tests of the core. */
export const CORE_FOLDERS = ['rules', 'codec', 'properties'] as const;
