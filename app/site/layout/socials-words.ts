import { ar } from './socials-words.ar.ts'
import { en } from './socials-words.en.ts'

export const WORDS = { en, ar }
