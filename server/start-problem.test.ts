import { expect, test } from 'vitest'

import { readConfig } from './config.ts'
import { startProblem } from './start-problem.ts'

const SQLITE = readConfig({ DATA_DIR: '/srv/site' })
const POSTGRES = readConfig({ DATABASE_URL: 'postgres://site@db/site' })

test.each([
  [
    'a file that another process has locked',
    SQLITE,
    { errcode: 5 },
    'is in use by another process',
  ],
  ['a full disk of PostgreSQL', POSTGRES, { code: '53100' }, 'The database has no room left.'],
  ['a full disk', SQLITE, { errcode: 13 }, 'There is no room for /srv/site/site.db'],
  ['a file that is no database', SQLITE, { errcode: 26 }, 'is damaged or not a database'],
  [
    'a PostgreSQL that cannot be reached',
    POSTGRES,
    { code: 'ECONNREFUSED' },
    'whether DATABASE_URL is right',
  ],
  ['one with too many clients', POSTGRES, { code: '53300' }, 'In the words of the store.'],
])('%s is told in a sentence', (_, config, error, sentence) => {
  const problem = startProblem(
    Object.assign(new Error('In the words of the store.'), error),
    config,
  )
  expect(problem).toContain(sentence)
})

test('a fault that nobody expected is not put into words', () => {
  expect(startProblem(new TypeError('undefined is not a function'), SQLITE)).toBeNull()
})
