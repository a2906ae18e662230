import { afterEach, expect, test, vi } from 'vitest';
import { giveWay } from '../../src/engine/match/options.js';

afterEach(() => vi.unstubAllGlobals());

test.each(['Node', 'browsers'])(
  'giving way lets a message through, with what %s have',
  async (name) => {
    if (name === 'browsers') vi.stubGlobal('setImmediate', undefined);
    const { port1, port2 } = new MessageChannel();
    const heard: string[] = [];
    port1.on('message', (message) => heard.push(message));
    port2.postMessage('hello');
    for (let times = 0; times < 100 && heard.length === 0; times++) await giveWay();
    expect(heard).toEqual(['hello']);
    port1.close();
  },
);
