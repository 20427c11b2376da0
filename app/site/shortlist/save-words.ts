import { ar } from './save-words.ar.ts'
import { en } from './save-words.en.ts'

export const WORDS = { en, ar }
