import { blend, contrast, fromOklch, toOklch, type Oklch } from './colour.ts'

/** What the owner chooses: the colour of text and dark bands, of the page, and of what stands out. */
export interface BrandColours {
  ink: string
  paper: string
  accent: string
}

/** The colours of `app/tokens.theme.css` in hexadecimal; the lines without their transparency. */
export const SHIPPED_PALETTE = {
  paper: '#f7f3ec',
  'paper-bright': '#fcfbf7',
  sand: '#ede5d8',
  'sand-bright': '#f1ece2',
  'sand-deep': '#dcd1bf',
  ink: '#0b292d',
  'ink-deep': '#041d21',
  'ink-lift': '#183a3e',
  'ink-soft': '#3b5254',
  'ink-mute': '#56696a',
  mist: '#bccdcc',
  brass: '#cca25a',
  'brass-bright': '#d7b26f',
  'brass-deep': '#875a1e',
  control: '#738485',
  'control-dark': '#798a8b',
  'danger-on-ink': '#f69c8d',
  'success-on-ink': '#89d0aa',
  line: '#d1d3cd',
  'line-strong': '#9da7a4',
  'line-dark': '#354d50',
}

export type Palette = typeof SHIPPED_PALETTE
export type ColourName = keyof Palette

export const SHIPPED_COLOURS: BrandColours = {
  ink: SHIPPED_PALETTE.ink,
  paper: SHIPPED_PALETTE.paper,
  accent: SHIPPED_PALETTE['brass-deep'],
}

/** Of text, and of the borders of fields: WCAG 2.2, AA. */
export const TEXT_CONTRAST = 4.5
const BORDER_CONTRAST = 3

/** These say what went wrong or well, in every brand. */
const STATUS = {
  danger: '#a52f28',
  dangerTint: '#f7e7e2',
  success: '#226546',
  successTint: '#e4eee4',
}
const ON_INK = { danger: { l: 0.78, c: 0.11, h: 30 }, success: { l: 0.8, c: 0.09, h: 160 } }

/**
 * All colours, made from three. What is text or a border is made darker or lighter until it can be
 * read on every surface on which pages put it; `contrast-rules.ts` refuses colours for which there
 * is no such shade.
 */
export function palette(colours: BrandColours): Palette {
  return areShipped(colours) ? SHIPPED_PALETTE : derivePalette(colours)
}

export function areShipped({ ink, paper, accent }: BrandColours): boolean {
  const shipped = SHIPPED_COLOURS
  return ink === shipped.ink && paper === shipped.paper && accent === shipped.accent
}

export function derivePalette({ ink, paper, accent }: BrandColours): Palette {
  const { light, dark } = surfaces({ ink, paper })
  const inkBase = toOklch(ink)
  const accentBase = toOklch(accent)
  const onLight = (colour: Oklch, needed = TEXT_CONTRAST) => darken(colour, light.all, needed)
  const onDark = (colour: Oklch, needed = TEXT_CONTRAST) => lighten(colour, dark.all, needed)
  const brass = onDark(shift(accentBase, { l: 0.23, c: 1.096, h: 9 }))
  return {
    paper,
    'paper-bright': light.bright,
    sand: light.sand,
    'sand-bright': fromOklch(shift(toOklch(paper), { l: -0.021, c: 1.27, h: -2 })),
    'sand-deep': fromOklch(shift(toOklch(paper), { l: -0.101, c: 2.55, h: -4 })),
    ink,
    'ink-deep': dark.deep,
    'ink-lift': dark.lift,
    'ink-soft': onLight(shift(inkBase, { l: 0.158, c: 0.78, h: -2 })),
    'ink-mute': onLight(shift(inkBase, { l: 0.243, c: 0.61, h: -4 })),
    mist: onDark({ l: 0.835, c: inkBase.c * 0.5, h: inkBase.h - 12 }),
    brass,
    'brass-bright': fromOklch(shift(toOklch(brass), { l: 0.045, c: 0.92, h: 3 })),
    'brass-deep': accent,
    control: onLight({ l: 0.6, c: inkBase.c * 0.556, h: inkBase.h - 7 }, BORDER_CONTRAST),
    'control-dark': onDark({ l: 0.62, c: inkBase.c * 0.556, h: inkBase.h - 7 }, BORDER_CONTRAST),
    'danger-on-ink': onDark(ON_INK.danger),
    'success-on-ink': onDark(ON_INK.success),
    // Without transparency, for print and email.
    line: blend(ink, paper, 0.16),
    'line-strong': blend(ink, paper, 0.38),
    'line-dark': blend(paper, ink, 0.18),
  }
}

/** What text stands on: variants of the paper, and of the ink. */
export function surfaces({ ink, paper }: Omit<BrandColours, 'accent'>) {
  const { l, c, h } = toOklch(paper)
  const base = toOklch(ink)
  const bright = fromOklch({ l: l + (1 - l) * 0.65, c: c * 0.45, h: h + 4 })
  const sand = fromOklch({ l: l - 0.041, c: c * 1.73, h: h - 2 })
  const deep = fromOklch(shift(base, { l: -0.05, c: 0.89, h: 3 }))
  const lift = fromOklch(shift(base, { l: 0.063, c: 1.11, h: -2 }))
  return {
    light: { bright, sand, all: [paper, bright, sand] },
    dark: { deep, lift, all: [ink, deep, lift] },
    status: STATUS,
  }
}

/** The first shade, from this one on to black, that has the contrast on all of the surfaces. */
export function darken(colour: Oklch, on: readonly string[], needed: number): string {
  return firstReadable(colour, -1, on, needed)
}

/** The same, on to white. */
export function lighten(colour: Oklch, on: readonly string[], needed: number): string {
  return firstReadable(colour, 1, on, needed)
}

function firstReadable(colour: Oklch, sign: 1 | -1, on: readonly string[], needed: number) {
  for (let l = colour.l; l >= 0 && l <= 1; l += sign * 0.005) {
    const shade = fromOklch({ ...colour, l })
    if (on.every((surface) => contrast(shade, surface) >= needed)) return shade
  }
  return sign === 1 ? '#ffffff' : '#000000'
}

/** Lighter by `l`, `c` times as colourful, and turned by `h` degrees. */
function shift({ l, c, h }: Oklch, by: Oklch): Oklch {
  return { l: Math.min(1, Math.max(0, l + by.l)), c: c * by.c, h: h + by.h }
}
