import { expect, test } from 'vitest'

import { profile } from '#agency/profile.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { Invalid } from '#domain/problem.ts'

import { assertAllowedPassword } from './password-policy.server.ts'

const APP = { agency: { current: () => Promise.resolve({ profile } as Agency) } }

test('a password made of the agency’s own words is refused', async () => {
  for (const poor of [
    'GhafHarbour2026',
    'ghaf & harbour',
    'Admin-Dubai-99',
    'properties!',
    'layla.haddad1',
    'Haddad-Dubai-26',
  ])
    await expect(assertAllowedPassword(APP, poor, 'layla.haddad'), poor).rejects.toThrow(Invalid)
})

test('a password that is long enough without such words may contain them', async () => {
  for (const good of ['harbour-of-nine-lanterns', 'dubai, three in the morning', '!?!?-§§§-%%%'])
    await expect(assertAllowedPassword(APP, good, 'al'), good).resolves.toBeUndefined()
})

test.each([
  ['seven77', 'A password has at least 8 characters.'],
  ['', 'A password has at least 8 characters.'],
  ['Layla.Al-Haddad', 'A password must not be the user name.'],
  ['Layla-Haddad-26', 'This password is made of words that anybody would try here.'],
  ['LAYLA-HADDAD-26', 'This password is made of words that anybody would try here.'],
  ['ｄｕｂａｉ-ｄｕｂａｉ', 'This password is made of words that anybody would try here.'],
  ['Password1', 'This password is among those that are guessed first.'],
  ['iloveyou2', 'This password is among those that are guessed first.'],
])('the password %j is refused: %s', async (password, fault) => {
  const refusal = await assertAllowedPassword(APP, password, 'layla.al-HADDAD').catch(
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(Invalid)
  expect(refusal).toMatchObject({ fields: { password: fault } })
})

test.each(['administrator', 'admin', 'dubai', 'properties', 'property', 'realestate', 'harbour'])(
  '%s and a few more letters make no password',
  async (word) => {
    for (const poor of [`${word}-1234567`, `12-${word.toUpperCase()}-34567`])
      await expect(assertAllowedPassword(APP, poor, 'al'), poor).rejects.toThrow(
        'anybody would try',
      )
    await expect(assertAllowedPassword(APP, `${word}-12345698`, 'al')).resolves.toBeUndefined()
  },
)

test('eight characters that are neither common nor part of the name are enough', async () => {
  await expect(assertAllowedPassword(APP, 'xq7!vKp2', 'layla')).resolves.toBeUndefined()
  await expect(
    assertAllowedPassword(APP, 'al-xq7vKp', 'al'),
    'two letters are no word',
  ).resolves.toBeUndefined()
  await expect(assertAllowedPassword(APP, 'ali-xq7vKp', 'ali')).rejects.toThrow('anybody would try')
})
