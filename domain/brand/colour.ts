/** Lightness from 0 to 1, chroma, and hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Triple = readonly [number, number, number]

/** `#0b292d`, in small letters. */
export const HEX = /^#[0-9a-f]{6}$/

/** The contrast of two colours as WCAG defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour seen where `over` covers `under` by this share, as a printer needs it. */
export function blend(over: string, under: string, share: number): string {
  const below = channels(under)
  return hexOf(
    channels(over).map((value, index) => value * share + (below[index] ?? 0) * (1 - share)),
  )
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = linear(hex)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, yellow),
    h: (Math.atan2(yellow, a) * 180) / Math.PI,
  }
}

/** As hexadecimal; where a screen cannot show it, less colourful. */
export function fromOklch({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l))
  let chroma = Math.max(0, c)
  let rgb = linearRgb(lightness, chroma, h)
  while (chroma > 0.001 && rgb.some((value) => value < -0.0005 || value > 1.0005)) {
    chroma *= 0.97
    rgb = linearRgb(lightness, chroma, h)
  }
  return hexOf(rgb.map((value) => gamma(Math.min(1, Math.max(0, value))) * 255))
}

function linearRgb(l: number, c: number, h: number): number[] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** From 0 to 255. */
function channels(hex: string): Triple {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

function linear(hex: string): Triple {
  const [r, g, b] = channels(hex)
  return [toLinear(r / 255), toLinear(g / 255), toLinear(b / 255)]
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function gamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

function hexOf(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
