import { ar } from './tour-words.ar.ts'
import { en } from './tour-words.en.ts'

export const WORDS = { en, ar }
