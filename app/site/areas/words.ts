import { ar } from './words.ar.ts'
import { en } from './words.en.ts'

export const WORDS = { en, ar }
