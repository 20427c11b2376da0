/** The only widths in which photos are served; requests for others are not found. */
export const WIDTHS = [160, 320, 480, 640, 800, 960, 1280, 1600, 2048, 2560] as const
export const FORMATS = ['avif', 'webp'] as const

/** What file dialogs offer. Without HEIC in the list, phones hand over JPEG. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Larger uploads are refused. A photo of a phone has about a tenth of this. */
export const MAX_PHOTO_BYTES = 30 * 1024 * 1024

export type Width = (typeof WIDTHS)[number]
export type Format = (typeof FORMATS)[number]

/** What a page needs to show a photo without moving its layout. */
export interface Photo {
  name: string
  width: number
  height: number
  /** A tiny blurred version as a data URL. */
  placeholder: string
}

const NAME = /^([0-9a-f]{32})\.(jpg|png)$/
const VARIANT = /^([0-9a-f]{32})-([0-9]{3,4})\.(avif|webp)$/

export function isPhotoName(name: string): boolean {
  return NAME.test(name)
}

const MAX_FILE_NAME_LENGTH = 120

/** A file name without its folder and without characters that no file name has. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const printable = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return printable.slice(0, MAX_FILE_NAME_LENGTH).toWellFormed()
}

/** Under which a photo is saved: its file's own name, with the type that it is stored in. */
export function downloadName(photo: string, fileName: string): string {
  const extension = photo.slice(photo.lastIndexOf('.'))
  return `${fileName.replace(/\.\w{1,5}$/, '')}${extension}`
}

/** Where the site itself serves photos. A CDN may serve them elsewhere: see `photosUrl`. */
export const UPLOADS_PATH = '/uploads'

export function photoUrl(name: string, base = UPLOADS_PATH): string {
  return `${base}/${name}`
}

export function variantUrl(name: string, width: Width, format: Format, base = UPLOADS_PATH) {
  return `${base}/${variantName(name, width, format)}`
}

export function variantName(name: string, width: Width, format: Format): string {
  return `${name.replace(/\.\w+$/, '')}-${width}.${format}`
}

/** The widths up to that of the photo, and the next one where none equals it. */
export function widthsOf(photo: Pick<Photo, 'width'>): Width[] {
  const widest = WIDTHS.find((width) => width >= photo.width) ?? WIDTHS.at(-1)
  return WIDTHS.filter((width) => width <= photo.width || width === widest)
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
