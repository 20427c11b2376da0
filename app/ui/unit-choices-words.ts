import { ar } from './unit-choices-words.ar.ts'
import { en } from './unit-choices-words.en.ts'

export const WORDS = { en, ar }
