import { expect, inject, test } from 'vitest'

import { passMonth } from '#proof/follow-up/month.ts'
import { createDatabase } from '#test/postgres.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

// `npm run reliability` lets a whole month pass.

test.each(['sqlite', 'postgres'] as const)(
  'every enquiry is assigned and told of once, whenever one of two processes is killed (%s)',
  async (engine) => {
    const server = engine === 'postgres' && {
      DATABASE_URL: await createDatabase(inject('postgres')),
    }
    const size = { enquiries: 40, kills: 2, days: 1, seed: 5 }
    const { enquiries, kills, reminders, messages, told, faults } = await passMonth(
      temporaryFolder(),
      size,
      {
        ...server,
      },
    )
    expect(faults).toEqual([])
    expect({ enquiries, kills }).toEqual({ enquiries: 40, kills: 2 })
    expect(reminders).toBeGreaterThan(20)
    expect(told, 'six alerts, thirty homes and four new ones').toBe(6 * 34)
    expect(messages).toBeGreaterThan(40)
  },
)
