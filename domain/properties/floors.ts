import { z } from 'zod'

import { text } from '#domain/fields.ts'

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

const photosOfOneFloor = z.union([z.array(z.string()), braced])

/** A list of lists, a flat list, or either with brace-wrapped strings in place of lists. */
export const floorPhotos = z
  .union(
    [
      z.null().transform((): GivenPhotos => ({ shape: 'by-floor', floors: [] })),
      z.literal('').transform((): GivenPhotos => ({ shape: 'flat', photos: [] })),
      braced.transform((photos): GivenPhotos => ({ shape: 'flat', photos })),
      z
        .array(photosOfOneFloor)
        .nonempty()
        .transform((floors): GivenPhotos => ({ shape: 'by-floor', floors })),
      z.array(z.string()).transform((photos): GivenPhotos => ({ shape: 'flat', photos })),
    ],
    'Must be a list of uploaded files for each floor.',
  )
  .optional()

/** A list with one name a floor, or a single text. */
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
 * The floors after a change. A shape that names every floor replaces them. The flat shapes of the
 * update call know nothing of floors, so they never tear one down: a photo that stands on a floor
 * stays on it, new ones go to the first floor, missing ones leave; a single text renames the only
 * floor or, where there are several, is read line by line, one name a floor.
 */
export function changedFloors(
  current: readonly Floor[],
  photos: GivenPhotos | undefined,
  description: GivenDescription | undefined,
): Floor[] {
  const photosByFloor = changedPhotos(
    current.map((floor) => floor.photos),
    byFloorBeside(description, photos),
  )
  const names = changedNames(
    current.map((floor) => floor.description),
    description,
    photosByFloor.length,
  )
  const count = Math.max(photosByFloor.length, names.length)
  return Array.from({ length: count }, (_, at) => ({
    description: names[at] ?? '',
    photos: photosByFloor[at] ?? [],
  }))
}

// An empty list has no shape of its own: beside a list of names it means "no floor has photos".
function byFloorBeside(
  description: GivenDescription | undefined,
  photos: GivenPhotos | undefined,
): GivenPhotos | undefined {
  const empty = photos?.shape === 'flat' && photos.photos.length === 0
  return empty && description?.shape === 'by-floor' ? { shape: 'by-floor', floors: [] } : photos
}

function changedPhotos(current: string[][], given: GivenPhotos | undefined): string[][] {
  if (!given) return current
  if (given.shape === 'by-floor') return given.floors
  const wanted = new Set(given.photos)
  const standing = new Set(current.flat())
  const added = [...wanted].filter((photo) => !standing.has(photo))
  const kept = current.map((photos) => photos.filter((photo) => wanted.has(photo)))
  if (added.length === 0) return kept
  const [first = [], ...rest] = kept
  return [[...first, ...added], ...rest]
}

function changedNames(
  current: string[],
  given: GivenDescription | undefined,
  floorCount: number,
): string[] {
  if (!given) return current.slice(0, floorCount)
  if (given.shape === 'by-floor') return given.names
  if (floorCount === 1) return [given.text]
  const lines = given.text === '' ? [] : given.text.split(/\r\n|\r|\n/)
  const names = current.slice(0, floorCount).map((name, at) => lines[at] ?? name)
  return [...names, ...lines.slice(names.length)]
}
