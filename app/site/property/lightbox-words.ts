import { ar } from './lightbox-words.ar.ts'
import { en } from './lightbox-words.en.ts'

export const WORDS = { en, ar }
