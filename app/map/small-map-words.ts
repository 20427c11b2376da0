import { ar } from './small-map-words.ar.ts'
import { en } from './small-map-words.en.ts'

export const WORDS = { en, ar }
