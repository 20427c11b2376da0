import { expect, test } from 'vitest'

import { mailto } from './enquiry-labels.ts'

test('a mailto link holds the address and the subject', () => {
  expect(mailto('aisha.k+homes@example.com')).toBe('mailto:aisha.k%2Bhomes@example.com')
  expect(mailto('aisha@example.com', 'Re: A villa & more')).toBe(
    'mailto:aisha@example.com?subject=Re%3A%20A%20villa%20%26%20more',
  )
})

test('an address cannot add recipients or text to the email', () => {
  const link = new URL(mailto('a?cc=b%40evil.example&body=x@example.com', 'Re: A tour'))
  expect([...link.searchParams]).toEqual([['subject', 'Re: A tour']])
})
