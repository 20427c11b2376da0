import { readFileSync } from 'node:fs'

import { create, type Font } from 'fontkit'

/** Static versions of the site's fonts, made by `scripts/cut-fonts.py`. */
const FILES = {
  display: 'newsreader-display',
  title: 'newsreader-title',
  text: 'hanken-grotesk-400',
  label: 'hanken-grotesk-560',
} as const

export type FontName = keyof typeof FILES

export const FONT_NAMES = Object.keys(FILES) as FontName[]

const cache = new Map<FontName, { bytes: Buffer; font: Font }>()

export function loadFont(name: FontName): { bytes: Buffer; font: Font } {
  return cache.getOrInsertComputed(name, () => {
    const bytes = readFileSync(new URL(`../fonts/${FILES[name]}.ttf`, import.meta.url))
    return { bytes, font: create(bytes) }
  })
}
