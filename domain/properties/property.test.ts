import { expect, test } from 'vitest'

import { nearbyPlaces, titleOf } from './property.ts'

test('nearby is split into places', () => {
  const nearby = ' Marina Mall, Metro ,, JBR beach,'
  expect(nearbyPlaces({ nearby })).toEqual(['Marina Mall', 'Metro', 'JBR beach'])
  expect(nearbyPlaces({ nearby: 'دبي مول، المترو' })).toEqual(['دبي مول', 'المترو'])
  expect(nearbyPlaces({ nearby: '' })).toEqual([])
  expect(nearbyPlaces({ nearby: ' , ' })).toEqual([])
})

test('a property is named by its title or else by its id', () => {
  expect(titleOf({ id: 7, properties_title: ' Garden villa ' })).toBe('Garden villa')
  expect(titleOf({ id: 7, properties_title: ' ' })).toBe('Property 7')
})
