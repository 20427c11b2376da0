import { expect, test } from 'vitest'

import { permitLabel } from './permit-label.ts'

const permit = {
  permit_number: '71',
  permit_url: 'https://dubailand.gov.ae/',
  permit_expires_on: '2026-03-10',
}

test('a permit has a label only while something has to be done about it', () => {
  expect(permitLabel(permit, '2026-02-01')).toBeNull()
  expect(permitLabel({ ...permit, permit_expires_on: '' }, '2026-02-01')).toBeNull()
  expect(permitLabel(permit, '2026-03-01')).toBe('Permit ends in 9 days, on 10 Mar 2026')
  expect(permitLabel(permit, '2026-03-09')).toBe('Permit ends in 1 day, on 10 Mar 2026')
  expect(permitLabel(permit, '2026-03-10')).toBe('Permit ends today')
  expect(permitLabel(permit, '2026-03-11')).toBe('Permit expired 1 day ago')
  expect(permitLabel({ ...permit, permit_number: '' }, '2026-03-01')).toBe(
    'Permit without its number',
  )
  expect(permitLabel({ ...permit, permit_number: '', permit_url: '' }, '2026-03-01')).toBe(
    'No permit',
  )
})

test('a permit without its link still counts its days', () => {
  const withoutLink = { ...permit, permit_url: '' }
  expect(permitLabel(withoutLink, '2026-02-01')).toBe('Permit without its link')
  expect(permitLabel(withoutLink, '2026-03-01')).toBe(
    'Permit without its link, ends in 9 days, on 10 Mar 2026',
  )
  expect(permitLabel(withoutLink, '2026-03-12')).toBe('Permit without its link, expired 2 days ago')
})
