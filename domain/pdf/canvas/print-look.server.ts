import { AsyncLocalStorage } from 'node:async_hooks'

import type { Look } from '#domain/agency/look.ts'
import { BRAND_FILES_PATH } from '#domain/brand/brand-file.ts'
import { palette, SHIPPED_PALETTE, type ColourName } from '#domain/brand/palette.ts'
import type { TypePair } from '#domain/brand/type-pairs.ts'
import type { Language } from '#domain/language.ts'
import type { PhotosByName } from '#domain/pdf/page-content.ts'
import { PRINT_WORDS, type PrintWords } from '#domain/pdf/words.ts'

interface CurrentLook {
  language: Language
  look: Look | undefined
  colours: Record<ColourName, string>
  /** Uploaded logos, by their addresses. */
  files: PhotosByName
}

const SHIPPED: CurrentLook = {
  language: 'en',
  look: undefined,
  colours: SHIPPED_PALETTE,
  files: new Map(),
}

// Text is measured and drawn in a hundred places, and jobs with different looks and languages may run
// at the same time, so each job carries its own with it.
const current = new AsyncLocalStorage<CurrentLook>()

/** Draws in a language and in the agency's look; without one, in the shipped look. */
export function drawWith<Result>(
  { look, language = 'en' }: { look?: Look | undefined; language?: Language },
  files: PhotosByName,
  draw: () => Result,
) {
  const colours = look ? palette(look) : SHIPPED.colours
  return current.run({ language, look, colours, files }, draw)
}

/** The language of what is drawn; Arabic pages are laid out from the right. */
export function printLanguage(): Language {
  return currentLook().language
}

export function printWords(): PrintWords {
  return PRINT_WORDS[printLanguage()]
}

/** The colour of a name, as `#rrggbb`. */
export function hexOf(name: ColourName): string {
  return currentLook().colours[name]
}

export function typePair(): TypePair | undefined {
  return currentLook().look?.type
}

/** The logos of the look with their bytes; undefined where the shipped ones are drawn. */
export function lookWithFiles() {
  const { look, files } = currentLook()
  const bytesOf = (src: string | null) => (src === null ? undefined : files.get(src))
  return (
    look && {
      name: look.name,
      usesShippedLogo: look.logo !== null && !isUploaded(look.logo),
      logo: bytesOf(look.logo),
      logoOnDark: bytesOf(look.logoOnDark),
      icon: bytesOf(look.icon),
    }
  )
}

function currentLook(): CurrentLook {
  return current.getStore() ?? SHIPPED
}

function isUploaded(src: string): boolean {
  return src.startsWith(`${BRAND_FILES_PATH}/`)
}
