import { expect, test } from 'vitest'

import { describeClock, mailto } from './enquiry-labels.ts'

test('a mailto link holds the address, the subject and the text', () => {
  expect(mailto('aisha.k+homes@example.com')).toBe('mailto:aisha.k%2Bhomes@example.com')
  expect(mailto('aisha@example.com', { subject: 'Re: A villa & more' })).toBe(
    'mailto:aisha@example.com?subject=Re%3A%20A%20villa%20%26%20more',
  )
  expect(mailto('aisha@example.com', { subject: 'A', body: 'B\nC' })).toBe(
    'mailto:aisha@example.com?subject=A&body=B%0AC',
  )
})

test('an address cannot add recipients or text to the email', () => {
  const link = new URL(
    mailto('a?cc=b%40evil.example&body=x@example.com', { subject: 'Re: A tour' }),
  )
  expect([...link.searchParams]).toEqual([['subject', 'Re: A tour']])
})

const running = { state: 'running', promised_minutes: 15 } as const
const answered = { state: 'answered', promised_minutes: 15 } as const

test.each([
  [{ ...running, left_minutes: 9 }, '9 min left', 0.4],
  [{ ...running, left_minutes: 90, promised_minutes: 120 }, '1 h 30 min left', 0.25],
  [{ state: 'late', late_minutes: 0 } as const, 'Late', 1],
  [{ state: 'late', late_minutes: 57 } as const, '57 min late', 1],
  [{ state: 'late', late_minutes: 700 } as const, 'Late since 2 Mar 2020', 1],
  [{ ...answered, minutes: 0 }, 'Answered at once', 0],
  [{ ...answered, minutes: 3 }, 'Answered in 3 min', 0.2],
  [{ ...answered, minutes: 72 }, 'Answered in 1 h 12 min', 1],
])('the clock %j reads %s', (clock, text, share) => {
  const look = describeClock(clock, '2020-03-02T05:15:00.000Z')
  expect(look).toEqual({ state: clock.state, text, share })
})
