import { MAX_SELL_PHOTOS } from '#domain/enquiries/enquiry-fields.ts'
import { LARGEST_PHOTO_BYTES } from '#domain/photos/photo.ts'

/** What the file dialog offers; a drop may still bring anything. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

const READABLE = /^image\/(jpeg|png|webp|avif)$/
const READABLE_NAME = /\.(jpe?g|png|webp|avif)$/i
const HEIC = /^image\/hei[cf]/
const HEIC_NAME = /\.hei[cf]$/i

export interface Choice {
  photos: File[]
  /** Why a file was not taken, one sentence each. */
  refusals: string[]
}

/** The photos that stand after some more files were given. The same file twice counts once. */
export function choose(chosen: readonly File[], given: readonly File[]): Choice {
  const choice: Choice = { photos: [...chosen], refusals: [] }
  for (const file of given) {
    const refusal = refusalOf(file)
    if (refusal) choice.refusals.push(refusal)
    else if (choice.photos.some((photo) => isSame(photo, file))) continue
    else if (choice.photos.length >= MAX_SELL_PHOTOS)
      choice.refusals.push(
        `${file.name} was left out: one request takes up to ${MAX_SELL_PHOTOS} photos.`,
      )
    else choice.photos.push(file)
  }
  return choice
}

/** Names a file well enough to know it again. */
export function fingerprint({ name, size, lastModified }: File): string {
  return `${name}:${size}:${lastModified}`
}

function isSame(one: File, other: File): boolean {
  return fingerprint(one) === fingerprint(other)
}

function refusalOf({ name, type, size }: File): string | undefined {
  if (HEIC.test(type) || HEIC_NAME.test(name))
    return `${name} is a HEIC photo, which we cannot open. Please save it as JPEG and choose it again.`
  // Some systems hand a dropped file over without saying what it is.
  if (!(type === '' ? READABLE_NAME.test(name) : READABLE.test(type)))
    return `${name} is not a photo that we can open. Please choose JPEG, PNG, WebP or AVIF files.`
  if (size === 0) return `${name} is empty. Please choose it again.`
  if (size > LARGEST_PHOTO_BYTES)
    return `${name} is larger than ${LARGEST_PHOTO_BYTES / 1024 ** 2} MB. Please choose a smaller copy.`
}
