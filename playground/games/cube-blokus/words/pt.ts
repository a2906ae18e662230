import type { CubeWords } from './en.js';
import { WORDS as ENGLISH } from './en.js';
export const WORDS: CubeWords = ENGLISH;
