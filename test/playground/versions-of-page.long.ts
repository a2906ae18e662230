/** Many sequences of versions of the page. */
import { test } from 'vitest';
import { tabsFindTheirFiles } from './versions-of-page.js';

test('no open tab misses a file, whichever versions are installed, fail, are accepted and rolled back', () =>
  tabsFindTheirFiles(1500));
