/** The widths in which a photo is served. Nothing else is ever made, whatever a visitor asks for. */
export const WIDTHS = [160, 320, 480, 640, 800, 960, 1280, 1600, 2048, 2560] as const
export const FORMATS = ['avif', 'webp'] as const

/** Nothing larger is taken in; a telephone's photo has a tenth of it. */
export const LARGEST_PHOTO_BYTES = 30 * 1024 * 1024

export type Width = (typeof WIDTHS)[number]
export type Format = (typeof FORMATS)[number]

/** What a page needs to know to draw a photo without a jump. */
export interface Photo {
  name: string
  width: number
  height: number
  /** A few bytes of the picture, blurred, as a data URL. */
  placeholder: string
}

const NAME = /^([0-9a-f]{32})\.(jpg|png)$/
const VARIANT = /^([0-9a-f]{32})-([0-9]{3,4})\.(avif|webp)$/

export function isPhotoName(name: string): boolean {
  return NAME.test(name)
}

/** Where photos are, for whoever asks the site itself. */
export const UPLOADS = '/uploads'

export function photoUrl(name: string, from = UPLOADS): string {
  return `${from}/${name}`
}

export function variantUrl(name: string, width: Width, format: Format, from = UPLOADS): string {
  return `${from}/${variantName(name, width, format)}`
}

export function variantName(name: string, width: Width, format: Format): string {
  return `${name.replace(/\.\w+$/, '')}-${width}.${format}`
}

/** The widths worth offering: none wider than the photo, save the first that reaches it. */
export function widthsOf(photo: Pick<Photo, 'width'>): Width[] {
  const reaching = WIDTHS.find((width) => width >= photo.width) ?? WIDTHS.at(-1)
  return WIDTHS.filter((width) => width <= photo.width || width === reaching)
}

export interface Variant {
  hash: string
  width: Width
  format: Format
}

export function readVariantName(name: string): Variant | null {
  const [, hash, digits, format] = VARIANT.exec(name) ?? []
  const width = WIDTHS.find((known) => String(known) === digits)
  if (!hash || !width || !format) return null
  return { hash, width, format: format as Format }
}
