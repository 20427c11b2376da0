import { expect, test } from 'vitest'

import { profile } from '#agency/profile.ts'

import { contactOf } from './agent-view.ts'

test.each([
  ['+971 50 555 0119', 'https://wa.me/971505550119?text=Hello'],
  ['00971505550119', 'https://wa.me/971505550119?text=Hello'],
])('a message by WhatsApp goes to the agent (%s)', (whatsapp, link) => {
  expect(contactOf({ whatsapp, phone: '' }, profile, 'Hello').whatsapp).toBe(link)
})

test('an agent without numbers is reached through the agency', () => {
  expect(contactOf({ whatsapp: '', phone: '' }, profile)).toEqual(contactOf(null, profile))
  expect(contactOf({ whatsapp: '', phone: '+971 (50) 555-0119' }, profile).call).toBe(
    'tel:+971505550119',
  )
})
