import { moveItem } from '#app/admin/use-reorder.ts'
import {
  formPhoto,
  newKey,
  uploadedPhotos,
  type FormPhoto,
  type PhotoText,
  type UploadState,
} from '#app/admin/photos/photo.ts'
import type { FieldName } from '#domain/properties/property-fields.ts'

import { emptyDraft, type PropertyDraft, type TypedFields } from './property-draft.ts'

export interface FormFloor {
  key: string
  description: string
  photos: FormPhoto[]
}

export interface PropertyFormState {
  fields: TypedFields
  photos: FormPhoto[]
  floors: FormFloor[]
}

/** The key of a floor, or the property's own photos. */
export type PhotoTarget = 'main' | { floor: string }

export type PropertyFormAction =
  | { do: 'set field'; field: FieldName; value: string }
  | { do: 'set fields'; fields: Partial<TypedFields> }
  | { do: 'add photos'; to: PhotoTarget; photos: FormPhoto[] }
  | { do: 'set upload state'; key: string; state: UploadState }
  | { do: 'describe photo'; key: string; text: PhotoText }
  | { do: 'move photo'; key: string; to: number }
  | { do: 'remove photo'; key: string }
  | { do: 'add floor' }
  | { do: 'name floor'; key: string; description: string }
  | { do: 'remove floor'; key: string }
  | { do: 'reset'; to: PropertyDraft }

export function propertyFormReducer(
  form: PropertyFormState,
  action: PropertyFormAction,
): PropertyFormState {
  switch (action.do) {
    case 'set field':
      return { ...form, fields: { ...form.fields, [action.field]: action.value } }
    case 'set fields':
      return { ...form, fields: { ...form.fields, ...action.fields } }
    case 'add photos':
      return addPhotos(form, action.to, action.photos)
    case 'set upload state':
      return changePhoto(form, action.key, ({ key, label, text }) => ({
        key,
        label,
        ...(text && { text }),
        ...action.state,
      }))
    case 'describe photo':
      return changePhoto(form, action.key, (photo) => withText(photo, action.text))
    case 'move photo':
      return changeAllPhotos(form, (photos) => moveItem(photos, action.key, action.to))
    case 'remove photo':
      return changeAllPhotos(form, (photos) => photos.filter(({ key }) => key !== action.key))
    case 'add floor':
      return { ...form, floors: [...form.floors, { key: newKey(), description: '', photos: [] }] }
    case 'name floor':
      return changeFloor(form, action.key, (floor) => ({
        ...floor,
        description: action.description,
      }))
    case 'remove floor':
      return { ...form, floors: form.floors.filter(({ key }) => key !== action.key) }
    case 'reset':
      return openForm(action.to)
  }
}

export function openForm({ fields, photos, floors }: PropertyDraft): PropertyFormState {
  return {
    // A draft that was saved before a field was added lacks that field.
    fields: { ...emptyDraft().fields, ...fields },
    photos: photos.map(formPhoto),
    floors: floors.map(({ description, photos }) => ({
      key: newKey(),
      description,
      photos: photos.map(formPhoto),
    })),
  }
}

export function draftOfForm({ fields, photos, floors }: PropertyFormState): PropertyDraft {
  return {
    fields,
    photos: uploadedPhotos(photos),
    floors: floors.map(({ description, photos }) => ({
      description,
      photos: uploadedPhotos(photos),
    })),
  }
}

/** How many uploads are running, and how many have failed. */
export function uploadCounts({ photos, floors }: PropertyFormState) {
  const all = [...photos, ...floors.flatMap((floor) => floor.photos)]
  const count = (state: UploadState['state']) => all.filter((photo) => photo.state === state).length
  const isSessionOver = all.some((photo) => photo.state === 'failed' && photo.isSessionOver)
  return { running: count('uploading'), failed: count('failed'), isSessionOver }
}

function addPhotos(form: PropertyFormState, to: PhotoTarget, added: FormPhoto[]) {
  if (to === 'main') return { ...form, photos: [...form.photos, ...added] }
  return changeFloor(form, to.floor, (floor) => ({ ...floor, photos: [...floor.photos, ...added] }))
}

function changePhoto(
  form: PropertyFormState,
  key: string,
  change: (photo: FormPhoto) => FormPhoto,
): PropertyFormState {
  return changeAllPhotos(form, (photos) =>
    photos.map((photo) => (photo.key === key ? change(photo) : photo)),
  )
}

function changeAllPhotos(
  form: PropertyFormState,
  change: (photos: FormPhoto[]) => FormPhoto[],
): PropertyFormState {
  const floors = form.floors.map((floor) => ({ ...floor, photos: change(floor.photos) }))
  return { ...form, photos: change(form.photos), floors }
}

function changeFloor(
  form: PropertyFormState,
  key: string,
  change: (floor: FormFloor) => FormFloor,
): PropertyFormState {
  const floors = form.floors.map((floor) => (floor.key === key ? change(floor) : floor))
  return { ...form, floors }
}

// An empty text is left out: unsaved changes are detected by comparing drafts as JSON.
function withText(photo: FormPhoto, text: PhotoText): FormPhoto {
  const { text: _previous, ...rest } = photo
  return text.room || text.alt || text.alt_ar ? { ...rest, text } : rest
}
