import { afterEach, expect, test, vi } from 'vitest'

import { emptyPlace } from '#test/test-app.ts'

import { migrate, migrationNames } from './migrate.ts'

const [FIRST, SECOND] = migrationNames() as [string, string]

afterEach(() => {
  vi.useRealTimers()
})

test('a site is updated whose clock was set back since its last update', async () => {
  const { db, engine } = await emptyPlace()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-01T08:00:00Z') })
  expect(await migrate(db, engine, FIRST)).toEqual([FIRST])
  vi.setSystemTime('2027-05-01T08:00:00Z')
  expect(await migrate(db, engine, SECOND)).toEqual([SECOND])
  expect(await migrate(db, engine)).toEqual(migrationNames().slice(2))
  expect(await migrate(db, engine)).toEqual([])
})
