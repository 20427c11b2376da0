import { expect, test } from 'vitest'

import type { LocationDetails } from '#domain/places/place.ts'
import { collectRequests } from '#test/collect-requests.ts'
import { renderHook } from '#test/render-hook.ts'

import { usePlace, type PlaceWork } from './use-place.ts'

const marina: LocationDetails = {
  id: 3,
  name: 'Marina',
  name_ar: '',
  location_name: 'Marina',
  other_names: ['the marina'],
  former_names: [],
  listings: 0,
  longitude: 55.14,
  latitude: 25.08,
  about: 'A text.',
  about_ar: '',
}

test.each<[Partial<PlaceWork>, object]>([
  [{}, {}],
  [{ name_ar: 'مارينا' }, { name_ar: 'مارينا' }],
  [{ typedName: 'JBR' }, { other_names: ['the marina', 'jbr'] }],
  [{ latitude: '25.09' }, { latitude: '25.09', longitude: '55.14' }],
])('of a place with %j only the change is sent', async (change, expected) => {
  const { requests, result, act } = await openPlace()
  await act(() => result().change(change))
  await act(() => void result().save())
  expect(requests[0]).toMatchObject({ method: 'PUT', path: '/api/locations/3' })
  expect(JSON.parse(String(requests[0]!.body))).toEqual(expected)
})

async function openPlace() {
  const requests = collectRequests()
  return { requests, ...(await renderHook(() => usePlace('locations', marina))) }
}
