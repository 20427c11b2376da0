import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as removal from '#domain/removal/removal.server.ts'
import * as startingTeam from '#domain/team/starting-team.server.ts'
import { testServer, type TestServer } from '#test/test-server.ts'

async function siteWithDemo() {
  const server = await testServer()
  const { app } = server
  await startingTeam.loadOnce(app)
  const titles = ['One', 'Two', 'Three', 'Four']
  const demo = titles.map((properties_title) => ({ properties_title }))
  const [, second = 0, third = 0] = await properties.createMany(app, demo, { demo: true })
  await properties.update(app, second, { price: '1' })
  await properties.update(app, third, { price: '2' })
  const own = await properties.create(app, { properties_title: 'Ours' })
  return { server, second, third, own: own.id }
}

const titles = async ({ app }: TestServer) =>
  (await properties.list(app)).map(({ properties_title }) => properties_title)

test('the summary tells what goes, what was changed and what people start with', async () => {
  const { server, second, third } = await siteWithDemo()
  expect((await server.asAdmin('GET', '/api/demo')).json).toEqual({
    listings: 2,
    posts: 0,
    edited: [
      { kind: 'property', id: second, title: 'Two' },
      { kind: 'property', id: third, title: 'Three' },
    ],
    people: ['Mariam Al Suwaidi', 'Daniel Hartley'],
  })
})

test('removing the demo leaves what was changed, unless it is chosen: that goes to the trash', async () => {
  const { server, third } = await siteWithDemo()
  const { status } = await server.asAdmin('DELETE', `/api/demo?listings=${third}`)
  expect(status).toBe(200)
  expect(await titles(server)).toEqual(['Ours', 'Two'])
  expect(await removal.list(server.app)).toMatchObject([{ id: third, title: 'Three' }])
  const { entries } = await audit.list(server.app, {})
  expect(entries.find(({ what }) => what === 'demo-removed')).toMatchObject({ note: '2' })
})

test('nothing but changed demo content can be chosen', async () => {
  const { server, own } = await siteWithDemo()
  for (const [query, status] of [
    [`listings=${own}`, 422],
    ['posts=1', 422],
    ['listings=x', 400],
    ['listings=1,,2', 400],
  ] as const)
    expect((await server.asAdmin('DELETE', `/api/demo?${query}`)).status, query).toBe(status)
  expect(await titles(server)).toHaveLength(5)
})
