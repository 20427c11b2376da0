import { expect, test } from 'vitest'

import * as administrators from '#domain/accounts/administrators.server.ts'
import * as sessions from '#domain/accounts/sessions.server.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import { Conflict, Invalid, NotFound } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { addAdministrator } from '#test/administrator.ts'
import { enquirer, jpeg } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as users from './users.server.ts'

const sara = {
  name: 'Sara Haddad',
  job_title: 'Senior broker',
  brn: '52644',
  phone: '+971 50 555 0119',
  whatsapp: '+971 50 555 0119',
  email: 'sara@agency.example',
  languages: 'English, Arabic',
  about: 'Grew up in Deira.',
}

test('an administrator is an owner from the start, without a public profile', async () => {
  const app = await testApp()
  await administrators.create(app, 'omar', 'a long password')
  expect(await users.list(app)).toEqual([
    expect.objectContaining({ username: 'omar', role: 'owner', name: '', shown: false }),
  ])
  expect(await users.listShown(app)).toEqual([])
  await expect(users.findShown(app, 1)).rejects.toThrow(new NotFound('agent', 1))
})

test('a person is added without a login, at the end, and shown until that is taken back', async () => {
  const app = await testApp()
  await addAdministrator(app, { username: 'omar', password: 'x' })
  const first = await users.create(app, sara)
  expect(first).toMatchObject({ ...sara, username: null, role: 'agent', shown: true, listings: 0 })
  const second = await users.create(app, { name: 'Daniel Hartley', role: 'editor' })
  expect(second.position).toBe(first.position + 1)
  expect((await users.listShown(app)).map(({ name }) => name)).toEqual([sara.name, second.name])
  await users.update(app, first.id, { position: 99 })
  await users.update(app, second.id, { shown: false })
  expect((await users.listShown(app)).map(({ name }) => name)).toEqual([sara.name])
  await expect(users.findShown(app, second.id)).rejects.toThrow(NotFound)
  for (const username of ['', sara.name, sara.email])
    await expect(sessions.open(app, { username, password: '' }, '::1')).rejects.toThrow('Invalid')
})

test('a change keeps what it leaves out, and renews the pages', async () => {
  const app = await testApp()
  const { id } = await users.create(app, sara)
  const version = app.contentVersion.current()
  expect(await users.update(app, id, { phone: '' })).toMatchObject({ ...sara, phone: '' })
  expect(app.contentVersion.current()).toBeGreaterThan(version)
  await expect(users.update(app, 9, { phone: '' })).rejects.toThrow(new NotFound('user', 9))
  const { entries } = await audit.list(app, {})
  expect(entries.map(({ what, about_id, note }) => [what, about_id, note])).toEqual([
    ['user-updated', id, sara.name],
    ['user-created', id, sara.name],
  ])
})

test('a portrait is an uploaded photo, which is no longer served when its person is removed', async () => {
  const app = await testApp()
  const photo = await photoStore.receive(app, await jpeg({ shade: 1 }), 'administrator')
  const { id } = await users.create(app, { ...sara, photo: photo.name })
  await expect(users.update(app, id, { photo: 'none.jpg' })).rejects.toThrow(
    new Invalid({ photo: 'There is no uploaded file none.jpg.' }),
  )
  // A listing that had the same photo and is removed does not take it away.
  const home = await properties.create(app, { photos: [photo.name] })
  await properties.remove(app, home.id)
  expect(await photoStore.open(app, photo.name)).toBeTruthy()
  await users.remove(app, id, {})
  await expect(photoStore.open(app, photo.name)).rejects.toThrow(NotFound)
})

test('whoever leaves hands over listings and enquiries, to a person or to the agency', async () => {
  const app = await testApp()
  const [leaving, staying] = [await users.create(app, sara), await users.create(app, DANIEL)]
  const home = await properties.create(app, { agent_id: leaving.id })
  await askForTour(app, home.id)
  await expect(users.remove(app, leaving.id, {})).rejects.toThrow(
    'This person has 1 listings and 1 enquiries.',
  )
  for (const move_to of [leaving.id, 99])
    await expect(users.remove(app, leaving.id, { move_to })).rejects.toThrow(Invalid)
  await users.remove(app, leaving.id, { move_to: staying.id })
  expect(await users.list(app)).toMatchObject([{ id: staying.id, listings: 1, enquiries: 1 }])
  expect(await properties.find(app, home.id)).toMatchObject({ agent_name: DANIEL.name })
  await users.remove(app, staying.id, { move_to: 'agency' })
  expect(await properties.find(app, home.id)).toMatchObject({ agent_id: null, agent_name: '' })
})

test('a person is removed with the login; oneself and the last who can log in stay', async () => {
  const app = await testApp()
  const omar = { username: 'omar', password: 'a long one' }
  const [own] = [
    await addAdministrator(app, { username: 'layla', password: 'x' }),
    await addAdministrator(app, omar),
  ]
  const [me, other] = await users.list(app)
  const acting = {
    ...app,
    actor: { id: own, username: 'layla', role: 'owner', user_id: null } as const,
  }
  await expect(users.remove(acting, me?.id ?? 0, {})).rejects.toThrow('You cannot remove yourself.')
  const { token } = await sessions.open(app, omar, '::1')
  await users.remove(acting, other?.id ?? 0, {})
  await expect(sessions.authenticate(app, token)).rejects.toThrow('not authorized')
  await expect(users.remove(app, me?.id ?? 0, {})).rejects.toThrow(Conflict)
  expect(await users.list(app)).toHaveLength(1)
})

test('the last owner who can log in stays an owner', async () => {
  const app = await testApp()
  await addAdministrator(app, { username: 'omar', password: 'x' })
  await users.create(app, { ...sara, role: 'owner' })
  const [omar] = await users.list(app)
  const demote = users.update(app, omar?.id ?? 0, { role: 'agent' })
  await expect(demote).rejects.toThrow('The last owner stays an owner.')
})

test('an administrator who is removed by a command stays in the team with a profile only', async () => {
  const app = await testApp()
  for (const username of ['omar', 'layla', 'sara'])
    await addAdministrator(app, { username, password: 'x' })
  const [omar] = await users.list(app)
  await users.update(app, omar?.id ?? 0, { name: 'Omar' })
  await administrators.remove(app, 'omar')
  await administrators.remove(app, 'layla')
  const people = (await users.list(app)).map(({ username, name }) => [username, name])
  expect(new Set(people)).toEqual(
    new Set([
      [null, 'Omar'],
      ['sara', ''],
    ]),
  )
})

test('a listing’s agent is the person, whatever was typed; a new profile changes it', async () => {
  const app = await testApp()
  const { id } = await users.create(app, sara)
  const typed = { agent_name: 'Somebody', agent_brn: '1', agent_phone: '2', agent_email: 'a@b.ae' }
  const home = await properties.create(app, typed)
  expect(home).toMatchObject({ ...typed, agent_id: null })
  const changed = await properties.update(app, home.id, { agent_id: id, agent_name: 'Nobody' })
  expect(changed).toMatchObject({
    agent_id: id,
    agent_name: sara.name,
    agent_brn: sara.brn,
    agent_phone: sara.phone,
    agent_email: sara.email,
  })
  app.clock.advance({ seconds: 60 })
  await users.update(app, id, { name: 'Sara Al Haddad', brn: '' })
  const renamed = await properties.find(app, home.id)
  expect(renamed).toMatchObject({ agent_id: id, agent_name: 'Sara Al Haddad', agent_brn: '' })
  expect(renamed.updated_at > changed.updated_at).toBe(true)
  expect(await properties.update(app, home.id, { price: '5' })).toMatchObject({ agent_id: id })
  expect(await properties.update(app, home.id, { agent_id: null })).toMatchObject(typed)
  expect(await properties.duplicate(app, home.id)).toMatchObject(typed)
})

test('a listing cannot have an agent who does not exist, or who has no name', async () => {
  const app = await testApp()
  await addAdministrator(app, { username: 'omar', password: 'x' })
  const [omar] = await users.list(app)
  for (const agent_id of [omar?.id ?? 0, 99])
    await expect(properties.create(app, { agent_id })).rejects.toThrow(
      new Invalid({ agent_id: `There is no person ${agent_id}.` }),
    )
})

const DANIEL = { name: 'Daniel Hartley' }

async function askForTour(app: TestApp, property_id: number): Promise<void> {
  const tour = { kind: 'tour', ...enquirer, message: 'May I see it?', property_id } as const
  await enquiries.receive(app, tour, { recentFromNetwork: 1 })
}

test('a leave ends after it begins, whichever of the two is sent', async () => {
  const app = await testApp()
  const { id } = await users.create(app, { ...sara, away_from: '2026-04-10' })
  await users.update(app, id, { away_until: '2026-04-10' })
  const before = new Invalid({ away_until: 'Must not be before the first day.' })
  await expect(users.update(app, id, { away_until: '2026-04-09' })).rejects.toThrow(before)
  await expect(users.update(app, id, { away_from: '2026-04-11' })).rejects.toThrow(before)
  await expect(users.update(app, id, { away_from: '' })).rejects.toMatchObject({
    fields: { away_from: 'Please say from which day.' },
  })
  const leave = { away_from: '2026-04-02', away_until: '2026-04-01' }
  await expect(users.create(app, { ...sara, ...leave })).rejects.toThrow(before)
  expect(await users.update(app, id, { away_from: '', away_until: '' })).toMatchObject({
    away_from: '',
    away_until: '',
  })
})

test('a leave, who stands in and the places are recorded by their names', async () => {
  const app = await testApp()
  const { id } = await users.create(app, sara)
  const daniel = await users.create(app, { name: 'Daniel Hartley' })
  const marina = await app.db
    .selectFrom('locations')
    .select(['id', 'name'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const changed = await users.update(app, id, {
    takes_enquiries: false,
    away_from: '2026-04-10',
    away_until: '2026-04-20',
    stand_in_id: daniel.id,
    location_ids: [99_999, marina.id],
  })
  expect(changed.location_ids).toEqual([marina.id])
  const { entries } = await audit.list(app, {})
  expect(entries[0]).toMatchObject({
    what: 'user-updated',
    changes: [
      { field: 'Takes enquiries in turn', from: 'Yes', to: 'No' },
      { field: 'On leave from', from: '', to: '2026-04-10' },
      { field: 'On leave until', from: '', to: '2026-04-20' },
      { field: 'Stands in', from: '', to: 'Daniel Hartley' },
      { field: 'Places', from: '', to: marina.name },
    ],
  })
})

test('nobody stands in for themselves, and whoever is removed stands in no more', async () => {
  const app = await testApp()
  const { id } = await users.create(app, sara)
  const daniel = await users.create(app, { name: 'Daniel Hartley', stand_in_id: id })
  for (const stand_in_id of [id, 999])
    await expect(users.update(app, id, { stand_in_id })).rejects.toThrow(Invalid)
  await expect(users.create(app, { name: 'Omar', stand_in_id: 999 })).rejects.toThrow(Invalid)
  await users.remove(app, id, {})
  expect((await users.list(app)).find((user) => user.id === daniel.id)?.stand_in_id).toBeNull()
})
