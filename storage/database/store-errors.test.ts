import { DatabaseSync } from 'node:sqlite'

import { Pool } from 'pg'
import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'

import { storeUnavailable } from './store-errors.ts'

test('an unreachable server is distinguished from a wrong query', async () => {
  const pool = new Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 })
  expect(storeUnavailable(await caught(() => pool.query('select 1')))).toBe('unreachable')
  await pool.end()
  expect(storeUnavailable(new Error('syntax error'))).toBeNull()
})

test('a database that cannot grow is full', async () => {
  const file = new DatabaseSync(`${temporaryFolder()}/small.db`)
  file.exec('create table t (x blob); pragma max_page_count = 4')
  const error = await caught(() => file.exec('insert into t values (zeroblob(100000))'))
  expect(storeUnavailable(error)).toBe('full')
  file.close()
})

test('a locked database is unreachable', async () => {
  const path = `${temporaryFolder()}/held.db`
  const [one, other] = [new DatabaseSync(path), new DatabaseSync(path, { timeout: 0 })]
  one.exec('begin immediate')
  const error = await caught(() => other.exec('begin immediate'))
  expect(storeUnavailable(error)).toBe('unreachable')
  one.close()
  other.close()
})

test('a read-only or failing disk is unreachable', async () => {
  const path = `${temporaryFolder()}/kept.db`
  new DatabaseSync(path).close()
  const file = new DatabaseSync(path, { readOnly: true })
  const error = await caught(() => file.exec('create table t (x)'))
  expect(storeUnavailable(error)).toBe('unreachable')
  file.close()
  expect(storeUnavailable(Object.assign(new Error('i/o error'), { code: 'EIO' }))).toBe(
    'unreachable',
  )
})

async function caught(act: () => unknown): Promise<unknown> {
  try {
    await act()
  } catch (error) {
    return error
  }
  throw new Error('Nothing went wrong')
}
