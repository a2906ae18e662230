/** Messages of a queue, forged and mutated: a hundred thousand. */
import { test } from 'vitest';
import { tryResults, tryTasks } from './messages.js';

test('a task is refused, or played and its result is one', () => tryTasks(50_000));

test('a result is refused, or safe to print and of what was asked for', () => tryResults(50_000));
