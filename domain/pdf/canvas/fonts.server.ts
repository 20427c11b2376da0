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
  const cached = cache.get(name)
  if (cached) return cached
  const bytes = readFileSync(new URL(`../fonts/${FILES[name]}.ttf`, import.meta.url))
  const loaded = { bytes, font: create(bytes) }
  cache.set(name, loaded)
  return loaded
}
