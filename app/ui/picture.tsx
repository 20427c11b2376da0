import { use } from 'react'

import { FORMATS, photoUrl, variantUrl, widthsOf, type Photo } from '#domain/photos/photo.ts'

import { classes } from './classes.ts'
import { PhotosUrl } from './photos-url.ts'

/** A photograph that belongs to the pages themselves and was made beforehand. */
export interface SitePhoto {
  /** The address of its files, up to their width. */
  src: string
  widths: readonly number[]
  width: number
  height: number
  placeholder: string
}

interface PictureProps {
  photo: Photo | SitePhoto | undefined
  alt: string
  /** How wide the photo is drawn, before it is cropped. */
  sizes: string
  /** For the one photo that is seen first. */
  priority?: boolean | undefined
  /** Of the box, which says how large it is: an aspect, a height, or `absolute inset-0`. */
  className?: string | undefined
  /** What must stay in the crop, such as `50% 70%`. */
  position?: string | undefined
  fit?: 'cover' | 'contain' | undefined
  /** What the tile reads where there is no photo. */
  none?: string | undefined
}

/** A photo in its reserved box: blurred until it is there, in the smallest file that will do. */
export function Picture({
  photo,
  alt,
  sizes,
  priority = false,
  className,
  position,
  fit = 'cover',
  none = 'No Image Available',
}: PictureProps) {
  const from = use(PhotosUrl)
  if (!photo) return <NoPicture className={className}>{none}</NoPicture>
  const blurred =
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
      style={blurred}
    >
      <picture>
        {FORMATS.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={sourceSet(photo, format, from)}
            sizes={forDensity(sizes)}
          />
        ))}
        <img
          src={fallback(photo, from)}
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

/** The tile that stands where a photo would. */
export function NoPicture({
  children,
  className,
}: {
  children: string
  className?: string | undefined
}) {
  return (
    <span
      className={classes(
        'relative grid place-items-center bg-sand p-4 text-center text-small text-ink-mute',
        'before:absolute before:inset-3 before:border before:border-line',
        className,
      )}
    >
      {children}
    </span>
  )
}

/** Beyond two dots a pixel nobody sees more in a photo, but its file is twice as large. */
function forDensity(sizes: string): string {
  const known = forDensityKnown.get(sizes)
  if (known) return known
  const dense = sizes.split(/,(?![^(]*\))/).map((size) => {
    const [, condition = '', length = ''] = /^(\(width[^)]*\) )?(.*)$/.exec(size.trim()) ?? []
    return `(resolution >= 2.5x) ${condition && `and ${condition}`}calc(${length} * 0.66)`
  })
  const written = [...dense, sizes].join(', ')
  forDensityKnown.set(sizes, written)
  return written
}

/** The pages know a handful of sizes, and a long list asks for one of them with every card. */
const forDensityKnown = new Map<string, string>()

type PictureFormat = (typeof FORMATS)[number]

function sourceSet(photo: Photo | SitePhoto, format: PictureFormat, from: string): string {
  return 'src' in photo
    ? photo.widths.map((width) => `${photo.src}-${width}.${format} ${width}w`).join(', ')
    : widthsOf(photo)
        .map((width) => `${variantUrl(photo.name, width, format, from)} ${width}w`)
        .join(', ')
}

function fallback(photo: Photo | SitePhoto, from: string): string {
  return 'src' in photo ? `${photo.src}-${photo.widths.at(-1)}.webp` : photoUrl(photo.name, from)
}
