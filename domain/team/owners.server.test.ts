import { expect, test } from 'vitest'

import { addAdministrator } from '#test/administrator.ts'
import { testApp } from '#test/test-app.ts'

import { listOwners } from './owners.server.ts'
import * as users from './users.server.ts'

test('owners who log in are told, and until there is one the agency', async () => {
  const app = await testApp()
  const agency = [{ name: 'the agency', email: '' }]
  const email = 'mariam@agency.example'
  const { id } = await users.create(app, { name: 'Mariam', role: 'owner', email })
  expect(await listOwners(app.db), 'she has not accepted the invitation').toEqual(agency)
  const login = { name: 'Mariam', role: 'owner', email } as const
  for (const username of ['mariam', 'again']) {
    const administrator_id = await addAdministrator(app, { username, password: 'x' })
    const people = app.db.updateTable('users').where('administrator_id', '=', administrator_id)
    await people.set(login).execute()
  }
  expect(await listOwners(app.db), 'each address once').toEqual([{ name: 'Mariam', email }])
  await app.db.updateTable('users').set({ active: 0 }).where('id', '<>', id).execute()
  expect(await listOwners(app.db)).toEqual(agency)
})
