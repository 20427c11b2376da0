import { expect, inject, test } from 'vitest'

import { createDatabase } from '#test/postgres.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'
import { killUnderLoad } from '#proof/durability/kills.ts'
import { siteSetup } from '#proof/durability/site-setup.ts'

// `npm run reliability` does it hundreds of times. Here both engines wait at the same time for the
// claims of killed processes to expire.

test.concurrent.each(['sqlite', 'postgres'] as const)(
  'no confirmed write is lost and no email is sent twice unmarked, whenever the site is killed (%s)',
  async (engine) => {
    await using folder = await temporaryFolder('kills')
    const server = engine === 'postgres' && {
      DATABASE_URL: await createDatabase(inject('postgres')),
    }
    const { confirmed, lost, refusals } = await killUnderLoad(
      siteSetup(folder.path, { ...server }),
      5,
      Date.now(),
    )
    expect(lost).toEqual([])
    expect([...refusals]).toEqual([])
    expect(confirmed).toBeGreaterThan(50)
  },
)
