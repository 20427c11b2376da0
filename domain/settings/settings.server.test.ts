import { expect, test } from 'vitest'

import { testApp, type TestApp } from '#test/test-app.ts'

import * as settings from './settings.server.ts'

test('what is remembered is recalled by its name, and the last word counts', async () => {
  const app = await testApp()
  expect(await settings.read(app, 'homes')).toBeUndefined()
  await settings.write(app, 'homes', '1')
  await settings.write(app, 'others', '2')
  await settings.write(app, 'homes', '3')
  expect([await settings.read(app, 'homes'), await settings.read(app, 'others')]).toEqual([
    '3',
    '2',
  ])
})

test('what is remembered once stays as it was', async () => {
  const app = await testApp()
  await settings.writeOnce(app, 'secret', 'first')
  await settings.writeOnce(app, 'secret', 'second')
  expect(await settings.read(app, 'secret')).toBe('first')
})

test('a name that is taken is taken again only when its time is over, or it is given back', async () => {
  const app = await testApp()
  const take = () => settings.claim(app, 'backup', inAMinute(app))
  expect(await take()).toBe(true)
  expect(await take()).toBe(false)
  expect(await settings.claim(app, 'another', inAMinute(app))).toBe(true)
  app.clock.advance({ seconds: 59 })
  expect(await take()).toBe(false)
  app.clock.advance({ seconds: 1 })
  expect(await take()).toBe(true)
  await settings.release(app, 'backup')
  expect(await take()).toBe(true)
})

test('a name that a clock far ahead has taken is free', async () => {
  const app = await testApp()
  app.clock.advance({ days: 3 })
  await settings.claim(app, 'backup', inAMinute(app))
  app.clock.advance({ days: -3 })
  expect(await settings.claim(app, 'backup', inAMinute(app))).toBe(true)
})

function inAMinute({ clock }: TestApp): Date {
  return new Date(clock.now().getTime() + 60_000)
}
