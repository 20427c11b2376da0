import { expect, test } from 'vitest'

import { collectRequests } from '#test/collect-requests.ts'
import { renderHook } from '#test/render-hook.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

import { usePersonalData } from './person-details.tsx'

test('nobody is looked for by an email that the enquiry does not have', async () => {
  const requests = collectRequests()
  const enquiry = { email: '', phone: '+971 50 123 4567' } as Enquiry
  const { result, act } = await renderHook(() => usePersonalData(enquiry))
  expect(requests.map(({ body }) => JSON.parse(String(body)))).toEqual([{ phone: enquiry.phone }])

  await act(() => result().changeKeys({ ...result().keys, phone: false }))
  expect(requests).toHaveLength(1)
  expect(result().data).toMatchObject({ state: 'done', result: { enquiries: [] } })
})
