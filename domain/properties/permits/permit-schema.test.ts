import { expect, test } from 'vitest'
import { z } from 'zod'

import { parse } from '#domain/fields.ts'
import { Invalid } from '#domain/problem.ts'

import { permitChange } from './permit-schema.ts'
import { permitAlertQuery } from './permit-alerts.ts'

const change = z.object(permitChange)

const whole = {
  permit_number: '7112345600',
  permit_url: 'https://dubailand.gov.ae/71',
  permit_expires_on: '2027-03-01',
  agent_name: 'Sara Haddad',
  agent_brn: '41207',
}

test('a permit is taken as it is written, in whole, in part or not at all', () => {
  expect(parse(change, whole)).toEqual(whole)
  const padded = Object.fromEntries(
    Object.entries(whole).map(([name, value]) => [name, ` ${value} `]),
  )
  expect(parse(change, padded)).toEqual(whole)
  expect(parse(change, {})).toEqual({})
  const emptied = Object.fromEntries(Object.keys(whole).map((name) => [name, '']))
  expect(parse(change, emptied)).toEqual(emptied)
})

test.each([
  ['permit_url', 'https://example.com/71', 'Must be an https address on dubailand.gov.ae.'],
  ['permit_expires_on', '01/03/2027', 'Must be a day such as 2027-03-01.'],
  ['permit_number', '7'.repeat(501), 'This is too long.'],
  ['agent_name', 'x'.repeat(501), 'This is too long.'],
  ['agent_brn', 7, 'Must be text.'],
])('a wrong %s is refused in words', (field, given, words) => {
  expect(() => parse(change, { ...whole, [field]: given })).toThrow(new Invalid({ [field]: words }))
})

test('a page of the dashboard is a whole number from one, or the first', () => {
  expect(parse(permitAlertQuery, {})).toEqual({})
  for (const page of ['1', '9', '10', '999999'])
    expect(parse(permitAlertQuery, { page })).toEqual({ page: Number(page) })
  for (const page of ['', '0', '01', '-1', '1.5', '1x', 'x1', '1000000'])
    expect(() => parse(permitAlertQuery, { page }), page).toThrow(
      'A page is a whole number from 1.',
    )
})
