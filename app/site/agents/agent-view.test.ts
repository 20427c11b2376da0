import { expect, test } from 'vitest'

import { contactOf } from './agent-view.ts'

test.each([
  ['+971 50 555 0119', 'https://wa.me/971505550119?text=Hello'],
  ['00971505550119', 'https://wa.me/971505550119?text=Hello'],
])('a message by WhatsApp goes to the agent (%s)', (whatsapp, link) => {
  expect(contactOf({ whatsapp, phone: '' }, 'Hello').whatsapp).toBe(link)
})

test('an agent without numbers is reached through the agency', () => {
  expect(contactOf({ whatsapp: '', phone: '' })).toEqual(contactOf(null))
  expect(contactOf({ whatsapp: '', phone: '+971 (50) 555-0119' }).call).toBe('tel:+971505550119')
})
