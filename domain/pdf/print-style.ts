import type { Style } from './text-layout.server.ts'

/** The colours of `app/tokens.theme.css`, as print knows them. */
export const COLOUR = {
  paper: '#f7f3ec',
  paperBright: '#fcfbf7',
  sand: '#ede5d8',
  ink: '#0b292d',
  inkDeep: '#041d21',
  inkSoft: '#3b5254',
  inkMute: '#56696a',
  mist: '#bccdcc',
  brass: '#cca25a',
  brassDeep: '#875a1e',
  line: '#d1d3cd',
  lineStrong: '#9da7a4',
  lineDark: '#354d50',
} as const

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const EDGE = 48
export const INNER = PAGE.width - 2 * EDGE
/** Where the text of a page begins beside its narrow column. */
export const TEXT = { left: 214, width: PAGE.width - EDGE - 214 } as const
/** What stands below this is the foot of the page. */
export const FOOT = PAGE.height - 58

const { ink, inkSoft, inkMute } = COLOUR

export const STYLE = {
  display: { face: 'display', size: 44, leading: 46, tracking: -0.022, colour: ink },
  title: { face: 'display', size: 27, leading: 31, tracking: -0.014, colour: ink },
  heading: { face: 'title', size: 15, leading: 20, tracking: -0.006, colour: ink },
  lead: { face: 'title', size: 13.5, leading: 19.5, tracking: -0.004, colour: ink },
  body: { face: 'text', size: 9.6, leading: 15, colour: inkSoft },
  bold: { face: 'label', size: 9.6, leading: 15, colour: ink },
  small: { face: 'text', size: 8.4, leading: 12.5, colour: inkSoft },
  caption: { face: 'text', size: 7.4, leading: 11, colour: inkMute },
  label: { face: 'label', size: 8.4, leading: 12.5, colour: ink },
  figure: { face: 'text', size: 17, leading: 21, tracking: -0.01, colour: ink },
  price: { face: 'text', size: 24, leading: 28, tracking: -0.014, colour: ink },
} as const satisfies Record<string, Style>

export function coloured(style: Style, colour: string): Style {
  return { ...style, colour }
}

export function sized(style: Style, size: number): Style {
  return { ...style, size, leading: (style.leading / style.size) * size }
}
