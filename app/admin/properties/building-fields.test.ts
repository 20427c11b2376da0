import { expect, test } from 'vitest'

import { emptyProperty } from '#test/samples.ts'

import { copyOfBuilding, withoutCopy } from './building-fields.ts'
import { emptyDraft } from './property-draft.ts'

const neighbour = {
  ...emptyProperty,
  properties_title: 'The flat next door',
  price: '2,000,000',
  reference: 'GH-7',
  permit_number: '7140265300',
  photos: ['kitchen.jpg'],
  bedroom: 2,
  furnished: 'yes' as const,
  location_id: 3,
  tower_name: 'Marina Gate 1',
  sub_community: 'Marina Gate',
  developer: 'Select Group',
  features: 'Pool, gym',
  parking_spaces: 1,
  service_charge: 'AED 18 per sq ft',
  latitude: 25.0866,
  longitude: 55.1474,
}

test('what belongs to the building is copied into empty fields, and nothing else', () => {
  const { fields } = emptyDraft()
  const typed = { ...fields, tower_name: 'marina gate 1', features: 'Sauna' }
  expect(copyOfBuilding(typed, neighbour)).toEqual({
    location_id: '3',
    sub_community: 'Marina Gate',
    developer: 'Select Group',
    parking_spaces: '1',
    service_charge: 'AED 18 per sq ft',
    latitude: '25.0866',
    longitude: '55.1474',
  })
})

test('a copy is taken back, apart from what was changed since', () => {
  const { fields } = emptyDraft()
  const copied = { developer: 'Select Group', features: 'Pool, gym' }
  const changed = { ...fields, ...copied, features: 'Pool' }
  expect(withoutCopy(changed, copied)).toEqual({ developer: '' })
})
