import { createContext, use } from 'react'

import { useWords } from '#app/language.tsx'
import {
  FORMATS,
  photoUrl,
  UPLOADS_PATH,
  variantUrl,
  widthsOf,
  type Format,
  type Photo,
} from '#domain/photos/photo.ts'

import { classes } from './classes.ts'
import { WORDS } from './words.ts'

/** The base URL of photos: our own path, or that of a CDN. */
export const PhotosUrl = createContext(UPLOADS_PATH)

/** A photo of the site's own design; `scripts/site-photos.ts` writes its files in all widths. */
export interface SitePhoto {
  /** The URL of its files, without width and extension. */
  src: string
  widths: readonly number[]
  width: number
  height: number
  placeholder: string
}

interface PictureProps {
  photo: Photo | SitePhoto | undefined
  alt: string
  /** The `sizes` attribute: the width of the photo before cropping. */
  sizes: string
  /** Set on the first visible photo only: it is loaded at once. */
  priority?: boolean | undefined
  /** Classes of the box. They set its size: an aspect ratio, a height, or `absolute inset-0`. */
  className?: string | undefined
  /** The `object-position` of the crop, such as `50% 70%`. */
  position?: string | undefined
  fit?: 'cover' | 'contain' | undefined
}

/** A photo in a box of fixed size: a blurred placeholder until the best-fitting file is loaded. */
export function Picture({ photo, alt, sizes, className, position, ...rest }: PictureProps) {
  const { priority = false, fit = 'cover' } = rest
  const baseUrl = use(PhotosUrl)
  if (!photo) return <NoPicture className={className} />
  const placeholder =
    fit === 'cover' && photo.placeholder
      ? { backgroundImage: `url("${photo.placeholder}")` }
      : undefined
  return (
    <span
      className={classes(
        'relative isolate block overflow-hidden bg-cover bg-center',
        fit === 'cover' ? 'bg-sand' : 'bg-paper-bright',
        className,
      )}
      style={placeholder}
    >
      <picture>
        {FORMATS.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={sourceSet(photo, format, baseUrl)}
            sizes={cappedSizes(sizes)}
          />
        ))}
        <img
          src={fallbackUrl(photo, baseUrl)}
          alt={alt}
          width={photo.width}
          height={photo.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          style={position ? { objectPosition: position } : undefined}
          className={classes(
            'absolute inset-0 size-full transition-transform duration-(--duration-slow) ease-calm group-hover:scale-[1.018] motion-reduce:transform-none',
            fit === 'cover' ? 'object-cover' : 'object-contain',
          )}
        />
      </picture>
    </span>
  )
}

interface NoPictureProps {
  children?: string
  className?: string | undefined
}

export function NoPicture({ children, className }: NoPictureProps) {
  const words = useWords(WORDS)
  return (
    <span
      className={classes(
        'relative grid place-items-center bg-sand p-4 text-center text-small text-ink-mute',
        'before:absolute before:inset-3 before:border before:border-line',
        className,
      )}
    >
      {children ?? words.noImage}
    </span>
  )
}

/**
 * Caps the resolution at about twice the CSS size: on denser screens a larger file looks no better, and
 * has twice the bytes.
 */
function cappedSizes(sizes: string): string {
  const cached = cappedSizesCache.get(sizes)
  if (cached) return cached
  const dense = sizes.split(/,(?![^(]*\))/).map((size) => {
    const [, condition = '', length = ''] = /^(\(width[^)]*\) )?(.*)$/.exec(size.trim()) ?? []
    return `(resolution >= 2.5x) ${condition && `and ${condition}`}calc(${length} * 0.66)`
  })
  const capped = [...dense, sizes].join(', ')
  cappedSizesCache.set(sizes, capped)
  return capped
}

/** The site uses a handful of different sizes, and long lists repeat one of them for every card. */
const cappedSizesCache = new Map<string, string>()

function sourceSet(photo: Photo | SitePhoto, format: Format, baseUrl: string): string {
  return 'src' in photo
    ? photo.widths.map((width) => `${photo.src}-${width}.${format} ${width}w`).join(', ')
    : widthsOf(photo)
        .map((width) => `${variantUrl(photo.name, width, format, baseUrl)} ${width}w`)
        .join(', ')
}

function fallbackUrl(photo: Photo | SitePhoto, baseUrl: string): string {
  return 'src' in photo ? `${photo.src}-${photo.widths.at(-1)}.webp` : photoUrl(photo.name, baseUrl)
}
