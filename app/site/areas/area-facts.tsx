import { useLanguage, useWords } from '#app/language.tsx'
import { shortPrice } from '#app/ui/short-price.ts'

import type { AreaLink } from './area-link.ts'
import { WORDS } from './words.ts'

/** `12 homes, from AED 1.2m`. */
export function AreaFacts({ area: { count, from } }: { area: AreaLink }) {
  const language = useLanguage()
  const words = useWords(WORDS)
  if (count === 0) return words.noHomes
  return (
    <>
      {words.homes(count)}
      {from && ` · ${words.from(shortPrice(from, language))}`}
    </>
  )
}
