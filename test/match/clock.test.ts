import { afterEach, expect, test, vi } from 'vitest';
import { pause } from '../../src/engine/match/clock.js';

afterEach(() => vi.unstubAllGlobals());

test.each(['Node', 'browsers'])(
  'a pause lets a message through, with what %s have',
  async (name) => {
    if (name === 'browsers') vi.stubGlobal('setImmediate', undefined);
    const { port1, port2 } = new MessageChannel();
    const heard: string[] = [];
    port1.on('message', (message) => heard.push(message));
    port2.postMessage('hello');
    for (let pauses = 0; pauses < 100 && heard.length === 0; pauses++) await pause();
    expect(heard).toEqual(['hello']);
    port1.close();
  },
);
