import { expect, test } from 'vitest'

import { PERMISSIONS } from '#domain/permission-table.ts'
import { areaOf, type Area } from '#domain/permissions.ts'
import { ROLE_NAMES, ROLES } from '#domain/roles.ts'
import { testServer } from '#test/test-server.ts'

const AREAS = Object.entries(PERMISSIONS) as [Area, (typeof PERMISSIONS)[Area]][]

test.each(ROLES)('every call is tried as %s, and refused where the table says so', async (role) => {
  const { logInAs } = await testServer()
  const { as } = await logInAs(role)
  for (const [area, rules] of AREAS)
    for (const call of rules.calls) {
      // Logging out would end the session of the calls after it.
      if (call === 'POST /api/logout') continue
      const [method = '', path = ''] = call.split(' ')
      const url = path.replace(':kind', 'property').replaceAll(/:\w+/g, '999')
      const { status, json } = await as(method, url, { payload: {} })
      const mayCall = rules[role] !== 'none'
      expect([401, 429, 500], `${role}: ${call}`).not.toContain(status)
      expect(status === 403, `${role}: ${call} in ${area}, got ${status}`).toBe(!mayCall)
      const { error } = (json ?? {}) as { error?: string }
      const isExplained = /^Only owners( and editors)? may do this\./.test(error ?? '')
      expect(isExplained, call).toBe(!mayCall)
    }
})

test('a call that is missing in the table stops the start', () => {
  expect(() => areaOf('GET /api/new')).toThrow('GET /api/new is not in domain/permission-table.ts.')
})

test('the table names no call that does not exist', async () => {
  const { call } = await testServer()
  const { paths } = (await call('GET', '/api/openapi.json')).json as {
    paths: Record<string, Record<string, unknown>>
  }
  const existing = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  )
  for (const [, { calls }] of AREAS)
    for (const name of calls) expect(existing, name).toContain(name)
})

test('an agent works with their own listings, and does not find those of others', async () => {
  const { asAdmin, logInAs } = await testServer()
  const { as, user_id } = await logInAs('agent')
  const created = await as('POST', '/api/properties', {
    payload: { properties_title: 'Mine', agent_id: '' },
  })
  expect([created.status, created.json]).toMatchObject([201, { agent_id: user_id }])
  const mine = created.json as { id: number }
  const others = (
    await asAdmin('POST', '/api/properties', {
      payload: { properties_title: 'Theirs', status: 'draft' },
    })
  ).json as { id: number }

  const giveAway = { payload: { agent_id: 1 } }
  expect((await as('POST', '/api/properties', giveAway)).status).toBe(422)
  expect((await as('PUT', `/api/properties/${mine.id}`, giveAway)).status).toBe(422)
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/duplicate'],
    ['POST', '/preview'],
    ['POST', '/preview-changes'],
  ] as const) {
    const payload = method === 'GET' ? {} : { payload: { price: '1' } }
    const theirs = await as(method, `/api/properties/${others.id}${path}`, payload)
    expect(theirs.status, `${method} ${path}`).toBe(404)
  }
  expect((await asAdmin('DELETE', `/api/properties/${others.id}`)).status).toBe(200)
  expect((await as('POST', `/api/properties/${others.id}/restore`)).status).toBe(404)
  expect((await as('GET', `/api/trash/property/${others.id}`)).status).toBe(404)
  expect((await as('GET', '/api/trash')).json).toEqual([])
  await asAdmin('POST', `/api/properties/${others.id}/restore`)

  const { json: table } = await as('GET', '/api/listings')
  expect(table).toMatchObject({ count: 1, listings: [{ id: mine.id }] })
  const page = await as('GET', '/api/properties?per_page=9')
  expect([page.headers['x-total-count'], page.json]).toMatchObject(['1', [{ id: mine.id }]])
  const figuresOf = async ({ id }: { id: number }) =>
    (await as('GET', `/api/figures?listing=${id}`)).status
  expect([await figuresOf(mine), await figuresOf(others)]).toEqual([200, 404])
  const csv = await as('GET', `/api/figures.csv?table=days&listing=${others.id}`)
  expect(csv.status).toBe(404)
  expect((await as('GET', '/api/permits')).json).toMatchObject({ counts: { missing: 1 } })
  expect((await as('GET', '/api/permits/missing')).json).toMatchObject({
    listings: [{ id: mine.id }],
  })
  expect((await as('DELETE', `/api/properties/${mine.id}`)).status).toBe(200)
  expect((await as('GET', '/api/trash')).json).toMatchObject([{ id: mine.id }])
  expect((await as('POST', `/api/properties/${mine.id}/restore`)).status).toBe(200)
})

test('an agent reads, counts, exports and answers only the enquiries that are theirs', async () => {
  const { call, asAdmin, logInAs } = await testServer()
  const { as, user_id } = await logInAs('agent')
  const home = await asAdmin('POST', '/api/properties', { payload: { agent_id: user_id } })
  const { id } = home.json as { id: number }
  const visitor = { name: 'Maryam', email: 'm@visitor.example', phone: '0501234567' }
  const tour = { ...visitor, message: 'I would like to see it.', property_id: id }
  expect((await call('POST', '/api/scheduletoure', { payload: tour })).status).toBe(200)
  const message = { ...visitor, name: 'Stranger', subject: 'Hello', message: 'To the agency.' }
  expect((await call('POST', '/api/send-email', { payload: message })).status).toBe(200)

  const all = (await asAdmin('GET', '/api/enquiries')).json as { enquiries: { id: number }[] }
  expect(all.enquiries).toHaveLength(2)
  const [theirs, own] = all.enquiries.map((enquiry) => enquiry.id)
  const { json } = await as('GET', '/api/enquiries')
  expect(json).toMatchObject({ enquiries: [{ id: own, assignee_id: user_id }], more: false })
  expect((await as('POST', '/api/enquiries/search', { payload: { search: '' } })).json).toEqual(
    json,
  )
  expect((await as('GET', '/api/enquiries/summary')).json).toMatchObject({
    open: 1,
    undelivered: 1,
  })
  expect((await as('GET', '/api/enquiries.csv')).body.toString()).not.toContain('Stranger')
  const handled = { payload: { handled: true } }
  expect((await as('PUT', `/api/enquiries/${theirs}`, handled)).status).toBe(404)
  expect((await as('POST', `/api/enquiries/${theirs}/resend`)).status).toBe(404)
  expect((await as('GET', `/api/enquiries/${theirs}/photos/a.jpg`)).status).toBe(404)
  expect((await as('PUT', `/api/enquiries/${own}`, handled)).status).toBe(200)
})

test('whoever is no owner changes only their own profile, and not what only owners may', async () => {
  const { asAdmin, logInAs } = await testServer()
  for (const role of ['editor', 'agent'] as const) {
    const { as, user_id } = await logInAs(role)
    const change = (id: number, payload: object) => as('PUT', `/api/users/${id}`, { payload })
    expect((await change(user_id, { about: 'Speaks five languages.' })).status).toBe(200)
    for (const payload of [{ role: 'owner' }, { email: 'x@y.example' }, { active: false }])
      expect(await change(user_id, payload)).toMatchObject({ status: 422 })
    expect((await change(1, { about: 'Silly.' })).status).toBe(403)
    const { json } = await as('GET', '/api/users')
    const everybody = (await asAdmin('GET', '/api/users')).json as unknown[]
    expect(json).toHaveLength(role === 'agent' ? 1 : everybody.length)
  }
})

test('docs/ROLES.md agrees with the permission table', async () => {
  await expect(rolesPage()).toMatchFileSnapshot('../../docs/ROLES.md')
})

/** Aligned as the formatter aligns tables. */
function rolesPage(): string {
  const words = { all: 'yes', own: 'own', none: 'no' }
  const header = ['call', ...Object.values(ROLE_NAMES)]
  const sections = AREAS.map(([area, rules]) => {
    const lines = rules.calls.map((call) => [
      `\`${call}\``,
      ...ROLES.map((role) => words[rules[role]]),
    ])
    const widths = header.map((cell, at) =>
      Math.max(cell.length, ...lines.map((line) => line[at]?.length ?? 0)),
    )
    const row = (cells: string[]) =>
      `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
    const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
    const title = area.charAt(0).toUpperCase() + area.slice(1)
    return [`## ${title}`, '', row(header), rule, ...lines.map(row), ''].join('\n')
  })
  return [INTRODUCTION, ...sections].join('\n')
}

const INTRODUCTION = `# Roles

What each role may do, call by call. This page is written from \`domain/permission-table.ts\` by
\`npx vitest run -u --config test/vitest.config.ts --project sqlite server/api/roles.test.ts\`, and a
test fails where the two differ. Calls that need no login are not listed.

_own_: only what is the person's own, that is listings whose agent they are and enquiries that are
assigned to them. Another's listing or enquiry is answered as if it did not exist, with 404; a call that
the role may not make at all with 403.
`
