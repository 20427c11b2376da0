import { expect, test } from 'vitest'

import { removeExpired } from '#domain/previews/stored-changes.server.ts'
import * as users from '#domain/team/users.server.ts'
import { testApp } from '#test/test-app.ts'

import * as previews from './previews.server.ts'
import * as properties from './properties.server.ts'
import type { PropertyChange } from './property.ts'
import * as taxonomy from './taxonomy.server.ts'

async function appWithListing() {
  const app = await testApp()
  const [location] = await taxonomy.locations(app)
  const [id = 0, other = 0] = await properties.createMany(app, [
    {
      properties_title: 'Stored',
      price: '1,000,000',
      bedroom: 2,
      status: 'draft',
      floor_description: { shape: 'by-floor', names: ['Ground'] },
    },
    { properties_title: 'Other' },
  ])
  return { app, id, other, location }
}

test('a preview lays the changes over the stored listing and changes nothing', async () => {
  const { app, id, location } = await appWithListing()
  const { token, expires_at } = await previews.create(app, id, {
    properties_title: 'Changed',
    bedroom: null,
    location_id: location?.id,
    purpose: 'rent',
    rent_period: 'year',
  })
  expect(expires_at).toBe('2026-03-01T09:00:00.000Z')
  expect(await previews.find(app, id, token)).toMatchObject({
    properties_title: 'Changed',
    price: '1,000,000',
    bedroom: null,
    location_name: location?.name,
    rent_period: 'year',
    reference: `GH-${id}`,
    floor_description: ['Ground'],
  })
  expect((await properties.find(app, id, 'administrators')).properties_title).toBe('Stored')

  const stored = await previews.createOfStored(app, id)
  expect((await previews.find(app, id, stored.token)).properties_title).toBe('Stored')
})

test('a preview shows the agent who is chosen, not the one who is stored', async () => {
  const { app, id } = await appWithListing()
  const old = await users.create(app, { name: 'Omar Farid', brn: '11111' })
  const chosen = await users.create(app, { name: 'Layla Haddad', brn: '22222', phone: '' })
  await properties.update(app, id, { agent_id: old.id })
  const shown = async (change: PropertyChange) =>
    previews.find(app, id, (await previews.create(app, id, change)).token)
  // The form sends the fields of the stored agent, too.
  const typed = { agent_name: 'Omar Farid', agent_brn: '11111' }
  expect(await shown({ ...typed, agent_id: chosen.id })).toMatchObject({
    agent_name: 'Layla Haddad',
    agent_brn: '22222',
    agent_phone: '',
  })
  expect(await shown({ ...typed, agent_id: null })).toMatchObject(typed)
  expect(await shown({ price: '5' })).toMatchObject(typed)
})

test('a preview ends after an hour, and shows no other listing', async () => {
  const { app, id, other } = await appWithListing()
  const { token } = await previews.create(app, id, { properties_title: 'Changed' })
  await expect(previews.find(app, other, token)).rejects.toThrow('There is no property')
  await expect(previews.find(app, id, `${token}x`)).rejects.toThrow('There is no property')
  await removeExpired(app)
  expect((await previews.find(app, id, token)).properties_title).toBe('Changed')
  app.clock.advance({ hours: 1 })
  await expect(previews.find(app, id, token)).rejects.toThrow('There is no property')
  app.clock.advance({ seconds: 1 })
  await removeExpired(app)
  expect(await app.db.selectFrom('previews').select('id').execute()).toEqual([])
})

test('a listing has ten previews at most: the oldest ends', async () => {
  const { app, id } = await appWithListing()
  const tokens: string[] = []
  for (let number = 0; number < 11; number++) {
    tokens.push((await previews.create(app, id, { price: `${number}` })).token)
    app.clock.advance({ seconds: 1 })
  }
  await expect(previews.find(app, id, tokens[0] ?? '')).rejects.toThrow('There is no property')
  expect((await previews.find(app, id, tokens[1] ?? '')).price).toBe('1')
})

test('a preview that is too long, of unknown photos or of no listing is refused', async () => {
  const { app, id } = await appWithListing()
  const description = 'x'.repeat(300_000)
  await expect(
    previews.create(app, id, { properties_description: description }),
  ).rejects.toMatchObject({ fields: { body: 'This is too long to be previewed.' } })
  await expect(previews.create(app, id, { photos: ['../secret'] })).rejects.toMatchObject({
    fields: { photos: 'There is no uploaded file ../secret.' },
  })
  await expect(previews.create(app, 999, {})).rejects.toThrow('There is no property')
})
