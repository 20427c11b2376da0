import {
  kept,
  movedTo,
  newKey,
  opened,
  type FormPhoto,
  type PhotoState,
  type PhotoText,
} from '#app/admin/photos/photo.ts'

import { emptyProperty, type KeptProperty, type PropertyFields } from './property-draft.ts'

export interface FormFloor {
  key: string
  description: string
  photos: FormPhoto[]
}

/** A property form that is being written. */
export interface PropertyWork {
  fields: PropertyFields
  photos: FormPhoto[]
  floors: FormFloor[]
}

export type Place = { in: 'main' } | { in: 'floor'; key: string }

export type WorkChange =
  | { do: 'write'; field: keyof PropertyFields; value: string }
  | { do: 'add photos'; to: Place; photos: FormPhoto[] }
  | { do: 'tell photo'; key: string; state: PhotoState }
  | { do: 'describe photo'; key: string; words: PhotoText }
  | { do: 'move photo'; key: string; to: number }
  | { do: 'remove photo'; key: string }
  | { do: 'add floor' }
  | { do: 'name floor'; key: string; description: string }
  | { do: 'remove floor'; key: string }
  | { do: 'begin again'; from: KeptProperty }

export function changed(work: PropertyWork, change: WorkChange): PropertyWork {
  switch (change.do) {
    case 'write':
      return { ...work, fields: { ...work.fields, [change.field]: change.value } }
    case 'add photos':
      return inPlace(work, change.to, (photos) => [...photos, ...change.photos])
    case 'tell photo':
      return everywhere(work, (photos) => told(photos, change.key, change.state))
    case 'describe photo':
      return everywhere(work, (photos) => described(photos, change.key, change.words))
    case 'move photo':
      return everywhere(work, (photos) => movedTo(photos, change.key, change.to))
    case 'remove photo':
      return everywhere(work, (photos) => photos.filter(({ key }) => key !== change.key))
    case 'add floor':
      return { ...work, floors: [...work.floors, { key: newKey(), description: '', photos: [] }] }
    case 'name floor':
      return onFloor(work, change.key, (floor) => ({ ...floor, description: change.description }))
    case 'remove floor':
      return { ...work, floors: work.floors.filter(({ key }) => key !== change.key) }
    case 'begin again':
      return openWork(change.from)
  }
}

export function openWork({ fields, photos, floors }: KeptProperty): PropertyWork {
  return {
    // A draft from before the form had a field does not know of it.
    fields: { ...emptyProperty().fields, ...fields },
    photos: photos.map(opened),
    floors: floors.map(({ description, photos }) => ({
      key: newKey(),
      description,
      photos: photos.map(opened),
    })),
  }
}

export function keptProperty({ fields, photos, floors }: PropertyWork): KeptProperty {
  return {
    fields,
    photos: kept(photos),
    floors: floors.map(({ description, photos }) => ({ description, photos: kept(photos) })),
  }
}

/** How many photos are still on their way, and how many did not arrive. */
export function uploadCounts({ photos, floors }: PropertyWork) {
  const all = [...photos, ...floors.flatMap((floor) => floor.photos)]
  const count = (state: PhotoState['state']) => all.filter((photo) => photo.state === state).length
  return { running: count('uploading'), failed: count('failed') }
}

type PhotosChange = (photos: FormPhoto[]) => FormPhoto[]

function inPlace(work: PropertyWork, place: Place, change: PhotosChange): PropertyWork {
  if (place.in === 'main') return { ...work, photos: change(work.photos) }
  return onFloor(work, place.key, (floor) => ({ ...floor, photos: change(floor.photos) }))
}

function everywhere(work: PropertyWork, change: PhotosChange): PropertyWork {
  const floors = work.floors.map((floor) => ({ ...floor, photos: change(floor.photos) }))
  return { ...work, photos: change(work.photos), floors }
}

function onFloor(
  work: PropertyWork,
  key: string,
  change: (floor: FormFloor) => FormFloor,
): PropertyWork {
  const floors = work.floors.map((floor) => (floor.key === key ? change(floor) : floor))
  return { ...work, floors }
}

function told(photos: FormPhoto[], key: string, state: PhotoState): FormPhoto[] {
  return photos.map((photo) => {
    if (photo.key !== key) return photo
    const { label, words } = photo
    return { key, label, ...(words && { words }), ...state }
  })
}

// What says nothing is left out: whether work is unsaved is seen by how it is written down.
function described(photos: FormPhoto[], key: string, words: PhotoText): FormPhoto[] {
  return photos.map((photo) => {
    if (photo.key !== key) return photo
    const { words: _before, ...rest } = photo
    return words.room || words.alt ? { ...rest, words } : rest
  })
}
