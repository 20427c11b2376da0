import { expect, test } from 'vitest'

import type { Property } from '#domain/properties/property.ts'
import { bareListing } from '#test/samples.ts'

import { emptyProperty, savedProperty, written, type KeptProperty } from './property-draft.ts'
import {
  changed,
  keptProperty,
  openWork,
  uploadCounts,
  type PropertyWork,
} from './property-form-reducer.ts'

const kitchen = { file: 'kitchen.jpg', label: 'kitchen.jpg' }
const garden = { file: 'garden.jpg', label: 'garden.jpg' }
const plan = { file: 'plan.png', label: 'plan.png' }

function villa(): PropertyWork {
  return openWork({
    ...emptyProperty(),
    photos: [kitchen, garden],
    floors: [{ description: 'Ground', photos: [plan] }],
  })
}

test('a photo that is moved to the front becomes the first', () => {
  const work = villa()
  const key = work.photos[1]?.key ?? ''
  const moved = changed(work, { do: 'move photo', key, to: 0 })
  expect(keptProperty(moved).photos).toEqual([garden, kitchen])
  expect(keptProperty(moved).floors).toEqual([{ description: 'Ground', photos: [plan] }])
})

test('a photo on its way is not saved until it has arrived', () => {
  const chosen = {
    key: 'new',
    label: 'roof.jpg',
    state: 'uploading',
    sent: 0,
    preview: '',
  } as const
  const under = changed(villa(), { do: 'add photos', to: { in: 'main' }, photos: [chosen] })
  expect(keptProperty(under).photos).toEqual([kitchen, garden])
  expect(uploadCounts(under)).toEqual({ running: 1, failed: 0 })

  const state = { state: 'there', file: 'roof-on-server.jpg' } as const
  const arrived = changed(under, { do: 'tell photo', key: 'new', state })
  expect(keptProperty(arrived).photos.at(-1)).toEqual({
    file: 'roof-on-server.jpg',
    label: 'roof.jpg',
  })
  expect(uploadCounts(arrived)).toEqual({ running: 0, failed: 0 })
})

test('what a photo shows is kept with it, wherever it stands, and in the draft', () => {
  const words = { room: 'Kitchen', alt: 'Kitchen, Villa, Dubai Marina' } as const
  const work = villa()
  const key = work.photos[0]?.key ?? ''
  const planKey = work.floors[0]?.photos[0]?.key ?? ''
  const said = changed(work, { do: 'describe photo', key, words })
  const both = changed(said, {
    do: 'describe photo',
    key: planKey,
    words: { room: 'Floor plan', alt: '' },
  })
  const moved = changed(both, { do: 'move photo', key, to: 1 })
  const draft = JSON.parse(JSON.stringify(keptProperty(moved))) as KeptProperty
  expect(written(keptProperty(openWork(draft))).photo_texts).toEqual({
    'kitchen.jpg': words,
    'plan.png': { room: 'Floor plan', alt: '' },
  })
  const silent = changed(moved, { do: 'describe photo', key, words: { room: '', alt: '' } })
  expect(keptProperty(silent).photos).toEqual([garden, kitchen])
})

test('a floor takes its own photos, and leaves with them', () => {
  const two = changed(villa(), { do: 'add floor' })
  const key = two.floors[1]?.key ?? ''
  const photo = { key: 'p', label: 'up.jpg', state: 'there', file: 'up.jpg' } as const
  const named = changed(two, { do: 'name floor', key, description: 'Upper' })
  const filled = changed(named, { do: 'add photos', to: { in: 'floor', key }, photos: [photo] })
  expect(written(keptProperty(filled))).toMatchObject({
    floor_description: ['Ground', 'Upper'],
    floor_photos: [['plan.png'], ['up.jpg']],
  })

  const without = changed(filled, { do: 'remove floor', key })
  expect(written(keptProperty(without))).toMatchObject({
    floor_description: ['Ground'],
    floor_photos: [['plan.png']],
  })
})

test('what is saved and not touched is written back as it was', () => {
  const property: Property = {
    ...bareListing,
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
  const again = written(keptProperty(openWork(savedProperty(property))))
  expect(property).toMatchObject(again)
  expect(Object.keys(again)).toHaveLength(Object.keys(property).length - 6)
})

test('a draft from before the form had a field is opened with that field empty', () => {
  const { permit_number: _, ...older } = emptyProperty().fields
  const draft = { ...emptyProperty(), fields: { ...older, title: 'Half written' } }
  const { fields } = openWork(draft as KeptProperty)
  expect(fields).toMatchObject({ title: 'Half written', permit_number: '' })
})
