import type { TsuroWords } from './en.js';
import { WORDS as ENGLISH } from './en.js';
export const WORDS: TsuroWords = ENGLISH;
