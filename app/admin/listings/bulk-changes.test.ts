import { expect, test } from 'vitest'

import type { ListingRow } from '#domain/search/in-database/listing-table.ts'
import { collectRequests } from '#test/collect-requests.ts'
import { renderHook } from '#test/render-hook.ts'

import { statusChange } from './bulk-changes.ts'

test('a status is changed back together with the time from which it was', async () => {
  const requests = collectRequests()
  const { act } = await renderHook(() => null)
  const sold = { status: 'sold', status_changed_at: '2026-01-05T08:00:00.000Z' } as const
  const { changeBack } = statusChange('published')
  await act(() => void changeBack({ id: 7, ...sold } as ListingRow))
  expect(requests[0]).toMatchObject({ method: 'PUT', path: '/api/properties/7' })
  expect(JSON.parse(String(requests[0]!.body))).toEqual({ ...sold, undo: true })
})
