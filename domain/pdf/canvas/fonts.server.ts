import { readFileSync } from 'node:fs'

import { create, type Font } from 'fontkit'

import { typePair } from './print-look.server.ts'

/** Static versions of the site's fonts, made by `scripts/cut-fonts.py`. */
const FILES = {
  display: 'newsreader-display',
  title: 'newsreader-title',
  text: 'hanken-grotesk-400',
  label: 'hanken-grotesk-560',
} as const

export type FontName = keyof typeof FILES

export const FONT_NAMES = Object.keys(FILES) as FontName[]

const ONE_FAMILY: Partial<Record<FontName, string>> = {
  display: 'hanken-grotesk-560',
  title: 'hanken-grotesk-560',
}

const cache = new Map<string, { bytes: Buffer; font: Font }>()

/** The font that the agency's look has for this purpose. */
export function loadFont(name: FontName): { bytes: Buffer; font: Font } {
  const file = (typePair() === 'Hanken Grotesk' && ONE_FAMILY[name]) || FILES[name]
  return cache.getOrInsertComputed(file, () => {
    const bytes = readFileSync(new URL(`../fonts/${file}.ttf`, import.meta.url))
    return { bytes, font: create(bytes) }
  })
}
