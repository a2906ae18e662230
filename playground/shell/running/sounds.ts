/** Playing sounds. What makes them is loaded with the first one, as most people hear none. */
import type { Sound } from '../actions/sound.js';

/** Play a sound; a browser that cannot stays silent. */
export function playSound(sound: Sound): void {
  import('./tones.js').then(({ playTones }) => playTones(sound)).catch(() => undefined);
}
