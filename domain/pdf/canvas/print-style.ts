import type { ColourName } from '#domain/brand/palette.ts'

import type { FontName } from './fonts.server.ts'

export interface TextStyle {
  font: FontName
  size: number
  /** The distance from line to line in English; see `leadingOf`. */
  leading: number
  /** Extra space between characters, as a fraction of the size. */
  tracking?: number
  colour: ColourName
}

/** Names of colours; the agency's look says which they are. */
export const COLOUR = {
  paper: 'paper',
  paperBright: 'paper-bright',
  sand: 'sand',
  ink: 'ink',
  inkDeep: 'ink-deep',
  inkSoft: 'ink-soft',
  inkMute: 'ink-mute',
  mist: 'mist',
  line: 'line',
  lineStrong: 'line-strong',
  lineDark: 'line-dark',
} as const satisfies Record<string, ColourName>

/** A4, in points. */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  margin: 48,
  contentWidth: 595.28 - 2 * 48,
  footerTop: 841.89 - 58,
} as const

const { ink, inkSoft, inkMute } = COLOUR

export const STYLE = {
  display: { font: 'display', size: 44, leading: 46, tracking: -0.022, colour: ink },
  title: { font: 'display', size: 27, leading: 31, tracking: -0.014, colour: ink },
  heading: { font: 'title', size: 15, leading: 20, tracking: -0.006, colour: ink },
  lead: { font: 'title', size: 13.5, leading: 19.5, tracking: -0.004, colour: ink },
  body: { font: 'text', size: 9.6, leading: 15, colour: inkSoft },
  bold: { font: 'label', size: 9.6, leading: 15, colour: ink },
  small: { font: 'text', size: 8.4, leading: 12.5, colour: inkSoft },
  caption: { font: 'text', size: 7.4, leading: 11, colour: inkMute },
  label: { font: 'label', size: 8.4, leading: 12.5, colour: ink },
  number: { font: 'text', size: 17, leading: 21, tracking: -0.01, colour: ink },
  price: { font: 'text', size: 24, leading: 28, tracking: -0.014, colour: ink },
} as const satisfies Record<string, TextStyle>

export function withColour(style: TextStyle, colour: ColourName): TextStyle {
  return { ...style, colour }
}

export function withSize(style: TextStyle, size: number): TextStyle {
  return { ...style, size, leading: (style.leading / style.size) * size }
}

/** In points, from the top and from the side where reading starts. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
