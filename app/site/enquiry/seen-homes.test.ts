import { expect, onTestFinished, test, vi } from 'vitest'

import { STORAGE_KEYS } from '#app/site/property/recently-viewed.ts'

import { seenHomesOf } from './seen-homes.ts'

test('the homes that an enquiry is about are not sent as seen', () => {
  const viewed = [1, 2, 3, 4].map((id) => ({ id, title: '', location: '', photo: null }))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === STORAGE_KEYS.en ? JSON.stringify(viewed) : null),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const seen = (ids: Record<string, string>) =>
    seenHomesOf({ seen_consent: 'Yes', ...ids })['seen_property_ids']
  expect(seen({})).toBe('1,2,3,4')
  expect(seen({ property_id: '1' })).toBe('2,3,4')
  expect(seen({ property_id: '3', other_property_ids: '1,4' })).toBe('2')
})
