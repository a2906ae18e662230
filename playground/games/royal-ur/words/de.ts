import type { UrWords } from './en.js';
import { WORDS as ENGLISH } from './en.js';
export const WORDS: UrWords = ENGLISH;
