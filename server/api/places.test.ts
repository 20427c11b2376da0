import { expect, test } from 'vitest'

import { testServer } from '#test/test-server.ts'

interface Place {
  id: number
  name: string
}

test('an editor adds, renames and removes a location; the public sees only its names', async () => {
  const { asAdmin, call } = await testServer()
  const payload = {
    name: ' Sobha   Hartland ',
    name_ar: 'شوبا',
    longitude: '55.3',
    latitude: 25.17,
    about: ' By the creek.\n',
  }
  const added = await asAdmin('POST', '/api/locations', { payload })
  expect([added.status, added.json]).toMatchObject([
    201,
    {
      name: 'Sobha Hartland',
      longitude: 55.3,
      other_names: [],
      about: 'By the creek.',
      about_ar: '',
      listings: 0,
    },
  ])
  const { id } = added.json as Place
  const renamed = await asAdmin('PUT', `/api/locations/${id}`, {
    payload: { name: 'Hartland', other_names: ['SH One', 'sh one', 'هارتلاند'] },
  })
  expect(renamed.json).toMatchObject({
    former_names: ['Sobha Hartland'],
    other_names: ['sh one', 'هارتلاند'],
  })
  const unchanged = await asAdmin('PUT', `/api/locations/${id}`, { payload: {} })
  expect(unchanged.json).toEqual(renamed.json)
  const seen = (await call('GET', '/api/locations')).json as Place[]
  expect(seen.find((one) => one.id === id)).toEqual({
    id,
    name: 'Hartland',
    location_name: 'Hartland',
  })
  const { json } = await asAdmin('GET', '/api/places')
  expect((json as { locations: Place[] }).locations).toContainEqual(renamed.json)
  expect((await asAdmin('DELETE', `/api/locations/${id}`)).status).toBe(200)
  expect((await asAdmin('DELETE', `/api/locations/${id}`)).status).toBe(404)
})

test('a category in use needs a place for its listings', async () => {
  const { asAdmin } = await testServer()
  await asAdmin('POST', '/api/properties', { payload: { category_id: 1 } })
  const refused = await asAdmin('DELETE', '/api/categories/1')
  expect([refused.status, refused.json]).toMatchObject([
    409,
    { error: expect.stringContaining('1 listing has this category.') as string },
  ])
  expect((await asAdmin('DELETE', '/api/categories/1?move_to=none')).status).toBe(400)
  expect((await asAdmin('DELETE', '/api/categories/1?move_to=1')).status).toBe(422)
  expect((await asAdmin('DELETE', '/api/categories/1?move_to=2')).status).toBe(200)
  const { json } = await asAdmin('GET', '/api/properties/1')
  expect(json).toMatchObject({ category_id: 2, category_name: 'Duplex' })
})

test.each([
  ['name', '  ', 'Please enter a name.'],
  ['name', 'x'.repeat(81), 'Please use no more than 80 characters.'],
  ['name', 'Marina\u202e', 'A name has no special characters.'],
  ['name', 'business bay', 'There is already “Business Bay”.'],
  ['other_names', 'jvc', 'Must be a list of names.'],
  ['other_names', ['a, b'], 'Please enter each other name by itself, without commas.'],
  ['other_names', ['غرفتين'], 'The search reads “غرفتين” as a number or a price, not as a name.'],
  ['other_names', ['2 beds'], 'The search reads “2 beds” as a number or a price, not as a name.'],
  ['position', 0, 'Must be a whole number from 1.'],
  ['longitude', 'east', 'Must be a number.'],
  ['latitude', 91, 'Must be a number of degrees from -90 to 90.'],
  ['point_confirmed', 'yes', 'Must be true or false.'],
  ['about', 7, 'Must be text.'],
  ['about', 'x'.repeat(5001), 'Please use no more than 5000 characters.'],
  ['about_ar', '\0', 'Contains a character that cannot be stored.'],
  ['name', 'Business-Bay!', 'The page of “Business Bay” has the same address.'],
])('%s %j is refused', async (field, value, message) => {
  const { asAdmin } = await testServer()
  const payload = { name: 'Nowhere', [field]: value }
  const { status, json } = await asAdmin('POST', '/api/locations', { payload })
  expect([status, json]).toMatchObject([422, { fields: { [field]: message } }])
})

test('a kind of category is one that portals know', async () => {
  const { asAdmin } = await testServer()
  const payload = { name: 'Castle', kind: 'Fortress' }
  expect((await asAdmin('POST', '/api/categories', { payload })).status).toBe(422)
})
