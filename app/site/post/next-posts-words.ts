import { ar } from './next-posts-words.ar.ts'
import { en } from './next-posts-words.en.ts'

export const WORDS = { en, ar }
