import { expect, test } from 'vitest'

import { Invalid } from '#domain/problem.ts'
import { testApp } from '#test/test-app.ts'

import * as previews from './settings-previews.server.ts'

const change = { section: 'profile', change: { name: 'Sea & Sand' } }

test('unsaved settings are shown by their token, for an hour, and to nobody else', async () => {
  const app = await testApp()
  const token = await previews.create(app, change)
  const nameBy = async (token: string) => {
    const settings = await previews.settingsFor(app, token)
    return (await settings.current()).profile.name
  }
  expect(await nameBy(token)).toBe('Sea & Sand')
  for (const wrong of ['', 'x', token.slice(1), "' or 1=1"])
    expect(await nameBy(wrong), wrong).toBe('Ghaf & Harbour')
  expect((await app.agency.current()).profile.name).toBe('Ghaf & Harbour')
  app.clock.advance({ hours: 1 })
  expect(await nameBy(token)).toBe('Ghaf & Harbour')
})

test('settings that could not be saved are not previewed, and only the newest are kept', async () => {
  const app = await testApp()
  await expect(previews.create(app, { ...change, change: { name: '' } })).rejects.toThrow(Invalid)
  for (let count = 0; count < 12; count++) {
    app.clock.advance({ seconds: 1 })
    await previews.create(app, change)
  }
  expect(await app.db.selectFrom('previews').select('id').execute()).toHaveLength(10)
})
