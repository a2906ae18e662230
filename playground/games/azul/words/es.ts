import type { AzulWords } from './en.js';
import { WORDS as ENGLISH } from './en.js';
export const WORDS: AzulWords = ENGLISH;
