import { useNavigate } from 'react-router'
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

test('another place asks while something is not saved; saving does not', async () => {
  const { requests, result, act, navigate } = await openPlace()
  await act(() => result().change({ about: 'A longer text.' }))
  await act(() => navigate('/?tab=locations&edit=4'))
  expect(result().blocker.state).toBe('blocked')
  await act(() => result().blocker.reset?.())
  await act(() => void result().save())
  await act(() => requests[0]!.answer({ ...marina, about: 'A longer text.' }))
  expect(result().blocker.state).toBe('unblocked')
})

async function openPlace() {
  const requests = collectRequests()
  const { result, act } = await renderHook(() => ({
    place: usePlace('locations', marina),
    navigate: useNavigate(),
  }))
  const navigate = (to: string) => result().navigate(to)
  return { requests, result: () => result().place, act, navigate }
}
