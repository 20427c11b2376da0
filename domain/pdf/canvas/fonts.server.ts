import { readFileSync } from 'node:fs'

import { create, type Font } from 'fontkit'

import { typePair } from './print-look.server.ts'

/** Static versions of the site's fonts, the Latin ones made by `scripts/cut-fonts.py`. */
const LATIN = {
  display: 'newsreader-display',
  title: 'newsreader-title',
  text: 'hanken-grotesk-400',
  label: 'hanken-grotesk-560',
} as const

export type FontName = keyof typeof LATIN

/** The script of a run of text: digits, spaces and most marks are printed in the Latin font. */
export type Script = 'latin' | 'arabic'

interface FontFile {
  file: string
  /** Arabic letters are printed this much larger, to look as large as the Latin ones. */
  scale: number
}

const MARKAZI: FontFile = { file: 'markazi-text-420', scale: 1.16 }
const PLEX: FontFile = { file: 'ibm-plex-sans-arabic-400', scale: 1.04 }
const PLEX_MEDIUM: FontFile = { file: 'ibm-plex-sans-arabic-500', scale: 1.04 }

const ARABIC: Record<FontName, FontFile> = {
  display: MARKAZI,
  title: MARKAZI,
  text: PLEX,
  label: PLEX_MEDIUM,
}

export const FONT_NAMES = Object.keys(LATIN) as FontName[]

/** Where the agency's look has one family, headings are in the sans serif. */
const ONE_FAMILY: Record<FontName, FontName> = {
  display: 'label',
  title: 'label',
  text: 'text',
  label: 'label',
}

interface LoadedFont {
  bytes: Buffer
  /** To lay out text. */
  font: Font
  /**
   * For the outlines of glyphs. Reading one changes a font of fontkit so that some letters are no
   * longer joined: the parts of a letter, such as the shape below its dots, lose their characters.
   */
  outlines: Font
  scale: number
}

const cache = new Map<string, LoadedFont>()

/** The font that the agency's look has for this purpose. */
export function loadFont(name: FontName, script: Script = 'latin'): LoadedFont {
  const used = typePair() === 'Hanken Grotesk' ? ONE_FAMILY[name] : name
  const { file, scale } = script === 'arabic' ? ARABIC[used] : { file: LATIN[used], scale: 1 }
  return cache.getOrInsertComputed(file, () => {
    const bytes = readFileSync(new URL(`../fonts/${file}.ttf`, import.meta.url))
    return { bytes, font: create(bytes), outlines: create(bytes), scale }
  })
}
