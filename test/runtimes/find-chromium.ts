/** Finding Chromium on this machine. */
import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Find Chromium: by the environment variable CHROMIUM, or in one of the usual places. */
export function findChromium(): string | undefined {
  const { CHROMIUM } = process.env;
  return CHROMIUM ?? USUAL_PLACES.find((place) => existsSync(place));
}
