import type { ShellWords } from './en.js';
import { WORDS as ENGLISH } from './en.js';
export const WORDS: ShellWords = ENGLISH;
