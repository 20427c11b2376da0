import type { Language } from '#domain/language.ts'

import { ar } from './alert-words.ar.ts'
import { en, type AlertWords } from './alert-words.en.ts'

export const ALERT_WORDS: Record<Language, AlertWords> = { en, ar }
