import { ar } from './carousel-words.ar.ts'
import { en } from './carousel-words.en.ts'

export const WORDS = { en, ar }
