import { ar } from './footer-words.ar.ts'
import { en } from './footer-words.en.ts'

export const WORDS = { en, ar }
