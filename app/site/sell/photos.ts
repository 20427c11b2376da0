import { MAX_SELL_PHOTOS } from '#domain/enquiries/enquiry-fields.ts'
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '#domain/photos/photo.ts'

const READABLE_NAME = /\.(jpe?g|png|webp|avif)$/i
const HEIC = /^image\/hei[cf]/
const HEIC_NAME = /\.hei[cf]$/i

export interface PhotoSelection {
  photos: File[]
  /** One sentence per file that was not accepted. */
  refusals: string[]
}

/** Adds files to the selected photos. The same file is added once. */
export function addPhotos(selected: readonly File[], files: readonly File[]): PhotoSelection {
  const selection: PhotoSelection = { photos: [...selected], refusals: [] }
  for (const file of files) {
    const refusal = refusalFor(file)
    if (refusal) selection.refusals.push(refusal)
    else if (selection.photos.some((photo) => fileKey(photo) === fileKey(file))) continue
    else if (selection.photos.length >= MAX_SELL_PHOTOS)
      selection.refusals.push(
        `${file.name} was left out: one request takes up to ${MAX_SELL_PHOTOS} photos.`,
      )
    else selection.photos.push(file)
  }
  return selection
}

/** Names a photo that turned out to be damaged, and leaves it out. */
export function leaveOutDamaged({ photos, refusals }: PhotoSelection, damaged: File) {
  const sentence = `${damaged.name} is damaged or is not a photo, and was left out.`
  return { photos: photos.filter((photo) => photo !== damaged), refusals: [...refusals, sentence] }
}

/** What one request takes, said before it is met. */
export const LIMITS = `Up to ${MAX_SELL_PHOTOS} photos of up to ${MAX_PHOTO_BYTES / 1024 ** 2} MB each, as JPEG, PNG, WebP or AVIF.`

/** Identifies a file among those selected. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name}:${size}:${lastModified}`
}

function refusalFor({ name, type, size }: File): string | undefined {
  if (HEIC.test(type) || HEIC_NAME.test(name))
    return `${name} is a HEIC photo, which we cannot open. Please save it as JPEG and choose it again.`
  // Some systems give a dropped file no type.
  if (!(type === '' ? READABLE_NAME.test(name) : PHOTO_TYPES.includes(type)))
    return `${name} is not a photo that we can open. Please choose JPEG, PNG, WebP or AVIF files.`
  if (size === 0) return `${name} is empty. Please choose it again.`
  if (size > MAX_PHOTO_BYTES)
    return `${name} is larger than ${MAX_PHOTO_BYTES / 1024 ** 2} MB. Please choose a smaller copy.`
}
