import { ar } from './details-words.ar.ts'
import { en } from './details-words.en.ts'

export const WORDS = { en, ar }
