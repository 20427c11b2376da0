import type { PropertyInput } from '#app/admin/api.ts'
import { labelOf, type KeptPhoto, type PhotoText } from '#app/admin/photos/photo.ts'
import type { Property } from '#domain/properties/property.ts'

import {
  emptyAdvertised,
  savedAdvertised,
  writtenAdvertised,
  type AdvertisedFields,
} from './permit-and-portal-fields.ts'

/** What stands in the fields of a property form, as it was typed. */
export interface PropertyFields extends AdvertisedFields {
  title: string
  category: string
  location: string
  type: string
  currency: string
  price: string
  minarea: string
  maxarea: string
  bedroom: string
  bathroom: string
  nearby: string
  description: string
}

/** A property form as a draft keeps it: no uploads that are under way. */
export interface KeptProperty {
  fields: PropertyFields
  photos: KeptPhoto[]
  floors: { description: string; photos: KeptPhoto[] }[]
}

export function emptyProperty(): KeptProperty {
  const fields: PropertyFields = {
    title: '',
    category: '',
    location: '',
    type: '',
    currency: 'AED',
    price: '',
    minarea: '',
    maxarea: '',
    bedroom: '',
    bathroom: '',
    nearby: '',
    description: '',
    ...emptyAdvertised(),
  }
  return { fields, photos: [], floors: [] }
}

export function savedProperty(property: Property): KeptProperty {
  const photo = (file: string): KeptPhoto => {
    const words = property.photo_texts[file]
    return { file, label: labelOf(file), ...(words && { words }) }
  }
  return {
    fields: {
      title: property.properties_title,
      category: typed(property.category_id),
      location: typed(property.location_id),
      type: property.type,
      currency: property.currency,
      price: property.price,
      minarea: typed(property.minarea),
      maxarea: typed(property.maxarea),
      bedroom: typed(property.bedroom),
      bathroom: typed(property.bathroom),
      nearby: property.nearby,
      description: property.properties_description,
      ...savedAdvertised(property),
    },
    photos: property.photos.map(photo),
    floors: property.floor_description.map((description, at) => ({
      description,
      photos: (property.floor_photos[at] ?? []).map(photo),
    })),
  }
}

export function written({ fields, photos, floors }: KeptProperty): PropertyInput {
  const files = (photos: KeptPhoto[]) => photos.map(({ file }) => file)
  return {
    category_id: number(fields.category),
    location_id: number(fields.location),
    type: fields.type,
    currency: fields.currency,
    price: fields.price,
    minarea: number(fields.minarea),
    maxarea: number(fields.maxarea),
    bedroom: number(fields.bedroom),
    bathroom: number(fields.bathroom),
    properties_title: fields.title,
    properties_description: fields.description,
    nearby: fields.nearby,
    photos: files(photos),
    floor_description: floors.map(({ description }) => description),
    floor_photos: floors.map(({ photos }) => files(photos)),
    photo_texts: textsOf([...photos, ...floors.flatMap((floor) => floor.photos)]),
    ...writtenAdvertised(fields),
  }
}

function textsOf(photos: KeptPhoto[]): Record<string, PhotoText> {
  return Object.fromEntries(photos.flatMap(({ file, words }) => (words ? [[file, words]] : [])))
}

function typed(value: number | null): string {
  return value === null ? '' : String(value)
}

function number(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed)
}
