/** Messages of a queue, forged and mutated, some of those that the suite `queue` tries. */
import { test } from 'vitest';
import { tryResults, tryTasks } from './messages.js';

test('a task is refused, or played and its result is one', () => tryTasks(500));

test('a result is refused, or safe to print and of what was asked for', () => tryResults(500));
