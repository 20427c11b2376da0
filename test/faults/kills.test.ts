import { expect, inject, test } from 'vitest'

import { createDatabase } from '#test/postgres.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { killUnderLoad } from '#proof/durability/kills.ts'
import { siteSetup } from '#proof/sites.ts'

// `npm run reliability` does it hundreds of times.

test.each(['sqlite', 'postgres'] as const)(
  'no confirmed write is lost and no email is sent twice unmarked, whenever the site is killed (%s)',
  async (engine) => {
    const server = engine === 'postgres' && {
      DATABASE_URL: await createDatabase(inject('postgres')),
    }
    const { confirmed, lost, refusals } = await killUnderLoad(
      siteSetup(temporaryFolder(), { ...server }),
      { times: 2, minWrites: 17, seed: 17 },
    )
    expect(lost).toEqual([])
    // On a busy machine PostgreSQL may answer late, and a write is then refused as it should be.
    if (engine === 'postgres') refusals.delete(503)
    expect([...refusals]).toEqual([])
    expect(confirmed).toBeGreaterThan(33)
  },
)
