import { ar } from './about-contents-words.ar.ts'
import { en } from './about-contents-words.en.ts'

export const WORDS = { en, ar }
