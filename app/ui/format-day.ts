import { DUBAI_OFFSET_MS } from '#domain/dubai-time.ts'
import type { Language } from '#domain/language.ts'

import { WORDS } from './words.ts'

/** The day in Dubai, with the month abbreviated: `14 Sep 2024`. */
export function formatDay(iso: string, language: Language = 'en'): string {
  const inDubai = new Date(Date.parse(iso) + DUBAI_OFFSET_MS)
  return `${inDubai.getUTCDate()} ${WORDS[language].months[inDubai.getUTCMonth()]} ${inDubai.getUTCFullYear()}`
}
