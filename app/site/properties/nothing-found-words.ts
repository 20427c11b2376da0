import { ar } from './nothing-found-words.ar.ts'
import { en } from './nothing-found-words.en.ts'

export const WORDS = { en, ar }
