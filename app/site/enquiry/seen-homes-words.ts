import { ar } from './seen-homes-words.ar.ts'
import { en } from './seen-homes-words.en.ts'

export const WORDS = { en, ar }
