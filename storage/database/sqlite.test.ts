import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'

import { openSqlite } from './sqlite.ts'
import { storeUnavailable } from './store-errors.ts'

test('a transaction on a full disk fails with that error, and the next one works', async () => {
  const db = openSqlite(`${temporaryFolder()}/small.db`)
  await sql`create table words (word text)`.execute(db)
  await sql`pragma max_page_count = 10`.execute(db)
  const write = (length: number) =>
    db
      .transaction()
      .execute((tx) => sql`insert into words values (zeroblob(${length}))`.execute(tx))
  const error = await write(1_000_000).catch((error: unknown) => error)
  expect(storeUnavailable(error)).toBe('full')
  await write(10)
  expect((await sql`select * from words`.execute(db)).rows).toHaveLength(1)
  await db.destroy()
})
