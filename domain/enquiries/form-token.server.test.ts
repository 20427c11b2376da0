import { expect, test } from 'vitest'

import { testApp } from '#test/test-app.ts'

import * as formToken from './form-token.server.ts'

const DAY_SECONDS = 86_400

test('a token says for how long a visitor has been writing, up to a day', async () => {
  const app = await testApp()
  const token = await formToken.issue(app)
  const read = () => formToken.read(app, token)
  expect(await read()).toBe(0)
  app.clock.advance({ seconds: 90 })
  expect(await read()).toBe(90)
  app.clock.advance({ seconds: DAY_SECONDS - 90 })
  expect(await read()).toBe(DAY_SECONDS)
  app.clock.advance({ seconds: 1 })
  expect(await read()).toBe('unknown')
})

test('without a token, or with one from the future, the time is unknown', async () => {
  const app = await testApp()
  expect(await formToken.read(app, undefined)).toBe('unknown')
  const token = await formToken.issue(app)
  app.clock.advance({ seconds: -1 })
  expect(await formToken.read(app, token)).toBe('unknown')
})

test('a changed token is forged', async () => {
  const app = await testApp()
  const token = await formToken.issue(app)
  app.clock.advance({ seconds: -600 })
  const [earlier = ''] = (await formToken.issue(app)).split('.')
  const [time = '', signed = ''] = token.split('.')
  const touched = [
    '',
    '.',
    time,
    `${time}.`,
    `.${signed}`,
    `${earlier}.${signed}`,
    `${time}.${signed.slice(0, -1)}`,
    `${time}.${'x'.repeat(signed.length)}`,
    `${time}.${'é'.repeat(signed.length)}`,
  ]
  for (const one of touched) expect(await formToken.read(app, one), one).toBe('forged')
})

test('a token is short, and valid only on the site that issued it', async () => {
  const [here, elsewhere] = [await testApp(), await testApp()]
  const token = await formToken.issue(here)
  expect(token).toMatch(/^[0-9a-z]{6}\.[\w-]{22}$/)
  expect(await formToken.issue(here)).toBe(token)
  expect(await formToken.issue(elsewhere)).not.toBe(token)
  expect(await formToken.read(elsewhere, token)).toBe('forged')
})

test('the secret is created once, at first use', async () => {
  const app = await testApp()
  const tokens = await Promise.all(Array.from({ length: 5 }, () => formToken.issue(app)))
  expect(new Set(tokens).size).toBe(1)
  const kept = await app.db.selectFrom('settings').selectAll().execute()
  expect(kept).toEqual([
    { name: 'form-token-secret', value: expect.stringMatching(/^[\w-]{43}$/) as unknown },
  ])
})
