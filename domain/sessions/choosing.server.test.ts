import { expect, test } from 'vitest'

import { Invalid } from '#domain/problem.ts'

import { assertGood } from './choosing.server.ts'

test('a password made of the agency’s own words is refused', async () => {
  for (const poor of [
    'GhafHarbour2026',
    'ghaf & harbour',
    'Admin-Dubai-99',
    'properties!',
    'layla.haddad1',
    'Haddad-Dubai-26',
  ])
    await expect(assertGood(poor, 'layla.haddad'), poor).rejects.toThrow(Invalid)
})

test('a password that is long enough without them may hold them', async () => {
  for (const good of ['harbour-of-nine-lanterns', 'dubai, three in the morning', '!?!?-§§§-%%%'])
    await expect(assertGood(good, 'al'), good).resolves.toBeUndefined()
})
