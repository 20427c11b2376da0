import { expect, inject, test } from 'vitest'

import { createDatabase } from '#test/postgres.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { killUnderLoad } from '#proof/durability/kills.ts'
import { placeIn } from '#proof/durability/work-folder.ts'

// The campaign does it hundreds of times; see trust/loss.

test.each(['sqlite', 'postgres'] as const)(
  'nothing that was answered ok is lost or mailed twice unmarked, whenever the site is killed (%s)',
  async (engine) => {
    const server = engine === 'postgres' && {
      DATABASE_URL: await createDatabase(inject('postgres')),
    }
    const { answers, lost, refusals } = await killUnderLoad(
      placeIn(temporaryFolder(), { ...server }),
      5,
      Date.now(),
    )
    expect(lost).toEqual([])
    expect([...refusals]).toEqual([])
    expect(answers).toBeGreaterThan(50)
  },
)
