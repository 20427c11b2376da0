import { ar } from './banner-words.ar.ts'
import { en } from './banner-words.en.ts'

export const WORDS = { en, ar }
