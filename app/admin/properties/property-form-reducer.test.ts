import { expect, test } from 'vitest'

import type { Property } from '#domain/properties/property.ts'
import { propertyChange } from '#domain/properties/property-schema.ts'
import { emptyProperty } from '#test/samples.ts'

import { pendingPhotos } from './pending-photos.ts'
import { draftOf, emptyDraft, inputOf, type PropertyDraft } from './property-draft.ts'
import {
  draftOfForm,
  openForm,
  propertyFormReducer,
  uploadCounts,
  type PropertyFormAction,
  type PropertyFormState,
} from './property-form-reducer.ts'

const kitchen = { file: 'kitchen.jpg', label: 'kitchen.jpg' }
const garden = { file: 'garden.jpg', label: 'garden.jpg' }
const plan = { file: 'plan.png', label: 'plan.png' }

function villa(): PropertyFormState {
  return openForm({
    ...emptyDraft(),
    photos: [kitchen, garden],
    floors: [{ description: 'Ground', photos: [plan] }],
  })
}

test('a photo that is moved to the front becomes the first', () => {
  const form = villa()
  const key = form.photos[1]?.key ?? ''
  const moved = propertyFormReducer(form, { do: 'move photo', key, to: 0 })
  expect(draftOfForm(moved).photos).toEqual([garden, kitchen])
  expect(draftOfForm(moved).floors).toEqual([{ description: 'Ground', photos: [plan] }])
})

test('a photo is not saved before its upload has finished', () => {
  const chosen = {
    key: 'new',
    label: 'roof.jpg',
    state: 'uploading',
    sent: 0,
    preview: '',
  } as const
  const uploading = propertyFormReducer(villa(), { do: 'add photos', to: 'main', photos: [chosen] })
  expect(draftOfForm(uploading).photos).toEqual([kitchen, garden])
  expect(uploadCounts(uploading)).toEqual({ running: 1, failed: 0, isSessionOver: false })

  const state = { state: 'uploaded', file: 'roof-on-server.jpg' } as const
  const arrived = propertyFormReducer(uploading, { do: 'set upload state', key: 'new', state })
  expect(draftOfForm(arrived).photos.at(-1)).toEqual({
    file: 'roof-on-server.jpg',
    label: 'roof.jpg',
  })
  expect(uploadCounts(arrived)).toMatchObject({ running: 0, failed: 0 })
})

test('the description of a photo stays with it when it is moved, and in the draft', () => {
  const text = { room: 'Kitchen', alt: 'Kitchen, Villa, Dubai Marina' } as const
  const form = villa()
  const key = form.photos[0]?.key ?? ''
  const planKey = form.floors[0]?.photos[0]?.key ?? ''
  const described = propertyFormReducer(form, { do: 'describe photo', key, text })
  const both = propertyFormReducer(described, {
    do: 'describe photo',
    key: planKey,
    text: { room: 'Floor plan', alt: '' },
  })
  const moved = propertyFormReducer(both, { do: 'move photo', key, to: 1 })
  const draft = JSON.parse(JSON.stringify(draftOfForm(moved))) as PropertyDraft
  expect(inputOf(draftOfForm(openForm(draft))).photo_texts).toEqual({
    'kitchen.jpg': text,
    'plan.png': { room: 'Floor plan', alt: '' },
  })
  const undescribed = propertyFormReducer(moved, {
    do: 'describe photo',
    key,
    text: { room: '', alt: '' },
  })
  expect(draftOfForm(undescribed).photos).toEqual([garden, kitchen])
})

test('a floor has its own photos, which are removed with it', () => {
  const two = propertyFormReducer(villa(), { do: 'add floor' })
  const key = two.floors[1]?.key ?? ''
  const photo = { key: 'p', label: 'up.jpg', state: 'uploaded', file: 'up.jpg' } as const
  const named = propertyFormReducer(two, { do: 'name floor', key, description: 'Upper' })
  const filled = propertyFormReducer(named, {
    do: 'add photos',
    to: { floor: key },
    photos: [photo],
  })
  expect(inputOf(draftOfForm(filled))).toMatchObject({
    floor_description: ['Ground', 'Upper'],
    floor_photos: [['plan.png'], ['up.jpg']],
  })

  const without = propertyFormReducer(filled, { do: 'remove floor', key })
  expect(inputOf(draftOfForm(without))).toMatchObject({
    floor_description: ['Ground'],
    floor_photos: [['plan.png']],
  })
})

test('a saved property that is not edited is sent back unchanged', () => {
  const property: Property = {
    ...emptyProperty,
    id: 7,
    properties_title: 'Villa',
    properties_description: '## Garden',
    type: 'For sale',
    currency: 'INR',
    price: '18,400,000',
    minarea: null,
    maxarea: 1040.5,
    bedroom: 5,
    bathroom: 0,
    nearby: 'Park, school',
    category_id: 2,
    category_name: 'Villa',
    location_id: null,
    location_name: '',
    photos: ['a.jpg'],
    floor_description: ['Ground', ''],
    floor_photos: [['b.jpg'], []],
    permit_number: '7112345600',
    permit_expires_on: '2027-03-01',
    furnished: 'partly',
    latitude: 25.08,
    created_at: '',
    updated_at: '',
  }
  const again = inputOf(draftOfForm(openForm(draftOf(property))))
  expect(property).toMatchObject(again)
  expect(Object.keys(again)).toHaveLength(Object.keys(property).length - 11)
})

test('an empty form can be saved', () => {
  expect(propertyChange.safeParse(inputOf(emptyDraft())).error).toBeUndefined()
})

test('a draft that lacks a newer field opens with that field empty', () => {
  const { permit_number: _, ...older } = emptyDraft().fields
  const draft = { ...emptyDraft(), fields: { ...older, properties_title: 'Half written' } }
  const { fields } = openForm(draft as PropertyDraft)
  expect(fields).toMatchObject({ properties_title: 'Half written', permit_number: '' })
})

test('photos that are not uploaded are held with their places', () => {
  const file = new File(['x'], 'roof.jpg')
  const added = { label: 'roof.jpg', state: 'failed', reason: '', isSessionOver: true } as const
  const form = villa()
  const floor = form.floors[0]?.key ?? ''
  const failed = [
    { do: 'add photos', to: 'main', photos: [{ key: 'a', ...added }] },
    { do: 'move photo', key: 'a', to: 1 },
    { do: 'add photos', to: { floor }, photos: [{ key: 'b', ...added }] },
    { do: 'add photos', to: 'main', photos: [{ key: 'without a file', ...added }] },
  ] as const
  const state = failed.reduce<PropertyFormState>(
    (state, action) => propertyFormReducer(state, structuredClone(action) as PropertyFormAction),
    form,
  )
  expect(uploadCounts(state).isSessionOver).toBe(true)
  expect(pendingPhotos(state, (key) => (key.length === 1 ? file : undefined))).toEqual([
    { file, floor: null, place: 1 },
    { file, floor: 0, place: 1 },
  ])
})
