import { z } from 'zod'

import { text } from '#domain/fields.ts'

import { MAX_PHOTOS } from './photo-text.ts'

export interface Floor {
  description: string
  photos: string[]
}

type GivenPhotos = { shape: 'by-floor'; floors: string[][] } | { shape: 'flat'; photos: string[] }
type GivenDescription = { shape: 'by-floor'; names: string[] } | { shape: 'text'; text: string }

/** `"{a.jpg,b.jpg}"`, as older clients send a list. */
const braced = z
  .string()
  .regex(/^\{[^{}]*\}$/)
  .transform((value) =>
    value
      .slice(1, -1)
      .split(',')
      .map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
      .filter((name) => name !== ''),
  )

const photosOfFloor = z.union([z.array(z.string()), braced])

/** A list of lists, a flat list, or either with brace-wrapped strings in place of lists. */
export const floorPhotos = z
  .union(
    [
      z.null().transform((): GivenPhotos => ({ shape: 'by-floor', floors: [] })),
      z.literal('').transform((): GivenPhotos => ({ shape: 'flat', photos: [] })),
      braced.transform((photos): GivenPhotos => ({ shape: 'flat', photos })),
      z
        .array(photosOfFloor)
        .nonempty()
        .transform((floors): GivenPhotos => ({ shape: 'by-floor', floors })),
      z.array(z.string()).transform((photos): GivenPhotos => ({ shape: 'flat', photos })),
    ],
    'Must be a list of uploaded files for each floor.',
  )
  .refine((given) => photosOf(given).length <= MAX_PHOTOS, {
    message: `The floors have at most ${MAX_PHOTOS} photos.`,
  })
  .optional()

function photosOf(given: GivenPhotos): string[] {
  return given.shape === 'flat' ? given.photos : given.floors.flat()
}

/** A list with one name per floor, or a single text. */
export const floorDescription = z
  .union(
    [
      z.null().transform((): GivenDescription => ({ shape: 'by-floor', names: [] })),
      text.transform((names): GivenDescription => ({ shape: 'text', text: names })),
      z.array(text).transform((names): GivenDescription => ({ shape: 'by-floor', names })),
    ],
    'Must be a text, or a list with one text for each floor.',
  )
  .optional()

/**
 * The floors after a change. Lists with one item per floor replace the floors. The flat shapes of the
 * API know nothing of floors, so they never delete one: photos stay on their floors, new ones go to
 * the first floor, missing ones are removed; a single text renames the only floor or, with several
 * floors, gives one name per line.
 */
export function changedFloors(
  current: readonly Floor[],
  photos: GivenPhotos | undefined,
  description: GivenDescription | undefined,
): Floor[] {
  const photosByFloor = changedPhotos(
    current.map((floor) => floor.photos),
    withShape(photos, description),
  )
  const names = changedNames(
    current.map((floor) => floor.description),
    description,
    photosByFloor.length,
  )
  const count = Math.max(photosByFloor.length, names.length)
  return Array.from({ length: count }, (_, index) => ({
    description: names[index] ?? '',
    photos: photosByFloor[index] ?? [],
  }))
}

// An empty list could be of either shape. Together with a list of names it means "no floor has photos".
function withShape(
  photos: GivenPhotos | undefined,
  description: GivenDescription | undefined,
): GivenPhotos | undefined {
  const isEmpty = photos?.shape === 'flat' && photos.photos.length === 0
  return isEmpty && description?.shape === 'by-floor' ? { shape: 'by-floor', floors: [] } : photos
}

function changedPhotos(current: string[][], given: GivenPhotos | undefined): string[][] {
  if (!given) return current
  if (given.shape === 'by-floor') return given.floors
  const wanted = new Set(given.photos)
  const present = new Set(current.flat())
  const added = [...wanted].filter((photo) => !present.has(photo))
  const remaining = current.map((photos) => photos.filter((photo) => wanted.has(photo)))
  if (added.length === 0) return remaining
  const [first = [], ...rest] = remaining
  return [[...first, ...added], ...rest]
}

function changedNames(current: string[], given: GivenDescription | undefined, floorCount: number) {
  if (!given) return current.slice(0, floorCount)
  if (given.shape === 'by-floor') return given.names
  if (floorCount === 1) return [given.text]
  const lines = given.text === '' ? [] : given.text.split(/\r\n|\r|\n/)
  const names = current.slice(0, floorCount).map((name, index) => lines[index] ?? name)
  return [...names, ...lines.slice(names.length)]
}
