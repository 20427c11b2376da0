import { expect, test } from 'vitest'

import { testApp, type TestApp } from '#test/test-app.ts'

import * as settings from './settings.server.ts'

test('a setting has the value that was last written under its name', async () => {
  const app = await testApp()
  expect(await settings.read(app, 'one')).toBeUndefined()
  await settings.write(app, 'one', '1')
  await settings.write(app, 'other', '2')
  await settings.write(app, 'one', '3')
  expect([await settings.read(app, 'one'), await settings.read(app, 'other')]).toEqual(['3', '2'])
})

test('readOrCreate does not overwrite a value', async () => {
  const app = await testApp()
  expect(await settings.readOrCreate(app, 'secret', () => 'first')).toBe('first')
  expect(await settings.readOrCreate(app, 'secret', () => 'second')).toBe('first')
  expect(await settings.read(app, 'secret')).toBe('first')
})

test('a claimed name is free again when its time is over or it is released', async () => {
  const app = await testApp()
  const claim = () => settings.claim(app, 'backup', inAMinute(app))
  expect(await claim()).toBe(true)
  expect(await claim()).toBe(false)
  expect(await settings.claim(app, 'another', inAMinute(app))).toBe(true)
  app.clock.advance({ seconds: 59 })
  expect(await claim()).toBe(false)
  app.clock.advance({ seconds: 1 })
  expect(await claim()).toBe(true)
  await settings.release(app, 'backup', inAMinute(app))
  expect(await claim()).toBe(true)
})

test('a lock is not released by a process whose time with it is over', async () => {
  const app = await testApp()
  const end = inAMinute(app)
  await settings.claim(app, 'backup', end)
  app.clock.advance({ seconds: 60 })
  await settings.claim(app, 'backup', inAMinute(app))
  await settings.release(app, 'backup', end)
  expect(await settings.claim(app, 'backup', inAMinute(app))).toBe(false)
})

test('a claim by a clock far ahead does not count', async () => {
  const app = await testApp()
  app.clock.advance({ days: 3 })
  await settings.claim(app, 'backup', inAMinute(app))
  app.clock.advance({ days: -3 })
  expect(await settings.claim(app, 'backup', inAMinute(app))).toBe(true)
})

test('a process whose clock is a little behind does not take a name from another', async () => {
  const app = await testApp()
  await settings.claim(app, 'backup', inAMinute(app))
  app.clock.advance({ seconds: -30 })
  expect(await settings.claim(app, 'backup', inAMinute(app))).toBe(false)
})

function inAMinute({ clock }: TestApp): Date {
  return new Date(clock.now().getTime() + 60_000)
}
