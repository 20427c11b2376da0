import { expect, test } from 'vitest'

import { nearbyPlaces, titleOf } from './property.ts'

test('what is nearby is told place by place', () => {
  const nearby = ' Marina Mall, Metro ,, JBR beach,'
  expect(nearbyPlaces({ nearby })).toEqual(['Marina Mall', 'Metro', 'JBR beach'])
  expect(nearbyPlaces({ nearby: '' })).toEqual([])
  expect(nearbyPlaces({ nearby: ' , ' })).toEqual([])
})

test('a listing is called by its title or, without one, by its number', () => {
  expect(titleOf({ id: 7, properties_title: ' Garden villa ' })).toBe('Garden villa')
  expect(titleOf({ id: 7, properties_title: ' ' })).toBe('Property 7')
})
