import {
  labelOf,
  type FileNames,
  type PhotoText,
  type SavedPhoto,
} from '#app/admin/photos/photo.ts'
import {
  fieldDescription,
  isNumberField,
  mapFields,
  type FieldName,
  type PropertyValues,
} from '#domain/properties/property-fields.ts'
import type { Property } from '#domain/properties/property.ts'

import { withPriceAsNumber } from './typed-price.ts'

/**
 * What is typed into the fields of a property form. The fields are always in the order of
 * PROPERTY_FIELDS: unsaved changes are detected by comparing drafts as JSON.
 */
export type TypedFields = Record<FieldName, string>

/** A property form without the photos that are still being uploaded, as it is kept in the browser. */
export interface PropertyDraft {
  fields: TypedFields
  photos: SavedPhoto[]
  floors: { description: string; photos: SavedPhoto[] }[]
}

/** What the form sends. Floors go as lists with one item per floor, so that none is lost. */
export interface PropertyInput extends PropertyValues {
  photos: string[]
  floor_description: string[]
  floor_photos: string[][]
  photo_texts: Record<string, PhotoText>
  /** That a point in the sea or outside the country is right. */
  point_confirmed?: true
}

export function emptyDraft(): PropertyDraft {
  const fields: TypedFields = mapFields((name) => fieldDescription(name).default ?? '')
  fields.currency = 'AED'
  fields.status = 'draft'
  return { fields, photos: [], floors: [] }
}

export function draftOf(property: Property, names: FileNames = {}): PropertyDraft {
  const photo = (file: string): SavedPhoto => {
    const text = property.photo_texts[file]
    return { file, label: labelOf(file, names), ...(text && { text }) }
  }
  return {
    fields: mapFields((name) => String(property[name] ?? '')),
    photos: property.photos.map(photo),
    floors: property.floor_description.map((description, index) => ({
      description,
      photos: (property.floor_photos[index] ?? []).map(photo),
    })),
  }
}

export function inputOf({ fields: typed, photos, floors }: PropertyDraft): PropertyInput {
  const fields = withPriceAsNumber(typed)
  const files = (photos: SavedPhoto[]) => photos.map(({ file }) => file)
  return {
    ...mapFields<PropertyValues>((name) =>
      isNumberField(name) ? parseNumber(fields[name]) : fields[name],
    ),
    photos: files(photos),
    floor_description: floors.map(({ description }) => description),
    floor_photos: floors.map(({ photos }) => files(photos)),
    photo_texts: textsOf([...photos, ...floors.flatMap((floor) => floor.photos)]),
  }
}

function textsOf(photos: SavedPhoto[]): Record<string, PhotoText> {
  return Object.fromEntries(photos.flatMap(({ file, text }) => (text ? [[file, text]] : [])))
}

function parseNumber(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed)
}
