import sharp from 'sharp'

import { lookWithFiles, hexOf } from './print-look.server.ts'
import { renderDrawing, renderLogo } from './photos-for-print.server.ts'
import { COLOUR, STYLE, withColour, withSize, type TextStyle } from './print-style.ts'
import { textWidth, truncateToLine } from './text-layout.server.ts'

export type LogoGround = 'paper' | 'ink' | 'ink-deep'

export type DrawableLogo =
  | { kind: 'name'; text: string; style: TextStyle }
  /** `tile`: it needs a light ground below it. */
  | { kind: 'image'; bytes: Buffer; width: number; height: number; tile: boolean }

/** An uploaded logo may be as high as this share of the width that it is given. */
const MAX_HEIGHT = 0.26
/** Pixels for each point, or pixel of a share image. */
const RESOLUTION = 4
const NAME_SIZES = [1, 0.85, 0.7, 0.58]

/** The logo for a ground of this colour, no wider than `width`; without one, the name. */
export async function drawableLogo(ground: LogoGround, width: number): Promise<DrawableLogo> {
  const look = lookWithFiles()
  const isDark = ground !== 'paper'
  if (!look || look.usesShippedLogo) return shippedLogo(ground, width)
  const bytes = (isDark && look.logoOnDark) || look.logo
  if (!bytes) return nameAsLogo(look.name, isDark, width)
  const tile = isDark && !look.logoOnDark
  const box = { width: width * RESOLUTION, height: width * MAX_HEIGHT * RESOLUTION }
  const image = sharp(await renderDrawing(bytes, box)).flatten({
    background: hexOf(tile ? COLOUR.paper : ground),
  })
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
  const size = { width: info.width / RESOLUTION, height: info.height / RESOLUTION }
  return { kind: 'image', bytes: data, ...size, tile }
}

async function shippedLogo(ground: LogoGround, width: number): Promise<DrawableLogo> {
  const file = ground === 'paper' ? 'logo.svg' : 'logo-on-dark.svg'
  const { bytes, aspect } = await renderLogo(hexOf(ground), file)
  return { kind: 'image', bytes, width, height: width / aspect, tile: false }
}

function nameAsLogo(name: string, isDark: boolean, width: number): DrawableLogo {
  const base = withColour(STYLE.heading, isDark ? COLOUR.paper : COLOUR.ink)
  const sizes = NAME_SIZES.map((share) => withSize(base, width * 0.15 * share))
  const style = sizes.find((style) => textWidth(style, name) <= width) ?? sizes.at(-1) ?? base
  return { kind: 'name', text: truncateToLine(style, name, width), style }
}
