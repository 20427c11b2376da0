import { ar } from './story-words.ar.ts'
import { en } from './story-words.en.ts'

export const WORDS = { en, ar }
