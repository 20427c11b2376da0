import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import { testApp } from '#test/test-app.ts'

import * as feedKey from './feed-key.server.ts'

test('the key is generated once and accepted', async () => {
  const app = await testApp()
  const key = await feedKey.current(app)
  expect(key).toMatch(/^[\w-]{32}$/)
  expect(await feedKey.current(app)).toBe(key)
  expect(await feedKey.isCurrent(app, key)).toBe(true)
  for (const wrong of ['', `${key}x`, key.slice(1)])
    expect(await feedKey.isCurrent(app, wrong), wrong).toBe(false)
})

test('before there is a key, none is accepted', async () => {
  const app = await testApp()
  for (const guess of ['', 'undefined', 'null'])
    expect(await feedKey.isCurrent(app, guess), guess).toBe(false)
})

test('parallel first requests get the same key', async () => {
  const app = await testApp()
  const keys = await Promise.all(Array.from({ length: 4 }, () => feedKey.current(app)))
  expect(new Set(keys).size).toBe(1)
})

test('renewing refuses the old key and is audited', async () => {
  const app = await testApp()
  const old = await feedKey.current(app)
  const renewed = await feedKey.renew({ ...app, actor: 'command line' })
  expect(renewed).not.toBe(old)
  expect(await feedKey.current(app)).toBe(renewed)
  expect(await feedKey.isCurrent(app, old)).toBe(false)
  expect(await feedKey.isCurrent(app, renewed)).toBe(true)
  const [entry] = (await audit.list(app, {})).entries
  expect(entry).toMatchObject({ what: 'feed-addresses-renewed', who: 'command line' })
})
