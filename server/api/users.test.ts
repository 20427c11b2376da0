import { expect, test } from 'vitest'

import { testServer } from '#test/test-server.ts'

const layla = {
  name: 'Layla Haddad',
  brn: '48217',
  phone: '04 555 0142',
  whatsapp: '+971 50 555 0119',
  email: 'layla@agency.example',
  languages: 'English, French',
  name_ar: 'ليلى حداد',
  job_title_ar: 'وسيطة',
  about_ar: 'تبيع الفلل.',
}

test('an administrator adds, changes and removes people; nothing tells of passwords', async () => {
  const { asAdmin, call } = await testServer()
  expect((await call('GET', '/api/users')).status).toBe(401)
  const added = await asAdmin('POST', '/api/users', { payload: layla })
  expect([added.status, added.json]).toMatchObject([201, { ...layla, username: null }])
  const { id } = added.json as { id: number }
  const changed = await asAdmin('PUT', `/api/users/${id}`, { payload: { role: 'editor' } })
  expect(changed.json).toMatchObject({ ...layla, role: 'editor' })
  const unchanged = await asAdmin('PUT', `/api/users/${id}`, { payload: {} })
  expect(unchanged.json).toEqual(changed.json)
  const { json } = await asAdmin('GET', '/api/users')
  expect(JSON.stringify(json)).not.toMatch(/password|hash|administrator/)
  const own = (json as { id: number; username: string | null }[]).find(({ username }) => username)
  expect((await asAdmin('DELETE', `/api/users/${own?.id}`)).status).toBe(409)
  expect((await asAdmin('DELETE', `/api/users/${id}`)).status).toBe(200)
  expect((await asAdmin('PUT', `/api/users/${id}`, { payload: {} })).status).toBe(404)
  expect((await asAdmin('DELETE', `/api/users/${id}`)).status).toBe(404)
})

test.each([
  ['name', ' ', 'Please enter a name.'],
  ['name', 'x'.repeat(121), 'This is too long.'],
  ['name_ar', 'ل'.repeat(121), 'This is too long.'],
  ['about_ar', 'ل'.repeat(4001), 'This is too long.'],
  ['job_title_ar', 7, 'Must be text.'],
  ['role', 'boss', 'Must be one of owner, editor, agent.'],
  ['brn', '48a', 'Must be digits only.'],
  ['phone', 'call me', 'Must be a phone number.'],
  ['phone', '123', 'Must be a phone number.'],
  ['whatsapp', '050 555 0119', 'Begin with the country code: +971 50 555 0119.'],
  ['email', 'layla', 'Must be an e-mail address.'],
  ['photo', '../../etc/passwd', 'There is no uploaded file ../../etc/passwd.'],
  ['position', -1, 'Must be a whole number from 0 to 9999.'],
  ['shown', 'yes', 'Must be true or false.'],
])('%s %j is refused', async (field, value, message) => {
  const { asAdmin } = await testServer()
  const payload = { ...layla, [field]: value }
  const { status, json } = await asAdmin('POST', '/api/users', { payload })
  expect([status, json]).toMatchObject([422, { fields: { [field]: message } }])
})

test('a person with listings leaves only when somebody takes them over', async () => {
  const { asAdmin } = await testServer()
  const { id } = (await asAdmin('POST', '/api/users', { payload: layla })).json as { id: number }
  const home = await asAdmin('POST', '/api/properties', { payload: { agent_id: id } })
  expect([home.status, home.json]).toMatchObject([201, { agent_id: id, agent_name: layla.name }])
  const nobody = await asAdmin('POST', '/api/properties', { payload: { agent_id: 999 } })
  expect([nobody.status, nobody.json]).toMatchObject([
    422,
    { fields: { agent_id: 'There is no person 999.' } },
  ])
  const remove = async (query: string) =>
    (await asAdmin('DELETE', `/api/users/${id}${query}`)).status
  expect(await remove('')).toBe(409)
  expect(await remove('?move_to=nobody')).toBe(400)
  expect(await remove('?move_to=999')).toBe(422)
  expect(await remove('?move_to=agency')).toBe(200)
})
