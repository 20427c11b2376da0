import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { backupFileName } from '#domain/backups/backup.ts'
import * as photos from '#domain/photos/photos.server.ts'
import * as agency from '#domain/agency/agency.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import type { CheckResult, SiteCheck } from '#domain/site-check/site-check.ts'
import * as startingTeam from '#domain/team/starting-team.server.ts'
import { testServer, type TestServer } from '#test/test-server.ts'

async function checkSite({ asAdmin }: TestServer): Promise<Record<string, CheckResult>> {
  const response = await asAdmin('GET', '/api/site-check')
  expect(response.status).toBe(200)
  return Object.fromEntries((response.json as SiteCheck).lines.map((line) => [line.name, line]))
}

async function completeListing({ app, upload }: TestServer) {
  const [category] = await taxonomy.categories(app)
  const [location] = await taxonomy.locations(app)
  return {
    properties_title: 'Garden flat',
    properties_description: 'Five rooms around a court.',
    currency: 'AED' as const,
    price: '1,400,000',
    maxarea: 104,
    bedroom: 5,
    bathroom: 6,
    category_id: category?.id,
    location_id: location?.id,
    photos: [await upload()],
    permit_number: '7112345600',
    permit_url: 'https://dubailand.gov.ae/',
    permit_expires_on: '2026-03-10',
  }
}

test('checks pass where nothing is wrong', async () => {
  const server = await testServer()
  await properties.create(server.app, await completeListing(server))
  const folder = join(server.app.folder, 'backups')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, backupFileName(server.app.clock.now())), '')
  const results = await checkSite(server)
  const failed = Object.values(results).filter(({ ok }) => !ok)
  // The test site has no Arabic, no mail server, and the settings that it is shipped with.
  expect(failed.map(({ name }) => name)).toEqual(['Arabic', 'Mail', 'Demo content'])
  expect(results['Portal feeds']?.says).toContain('Bayut and dubizzle 1, Property Finder 1')
})

test('a failed check says what to do and where', async () => {
  const server = await testServer()
  const { app } = server
  const complete = await completeListing(server)
  const { id, photos: names } = await properties.create(app, complete)
  const empty = await properties.create(app, {})
  const [expired = 0] = await properties.createMany(app, [
    { ...complete, permit_expires_on: '2026-02-01' },
  ])

  const [name = ''] = names
  await app.files.put(photos.fileKey(name), Buffer.from('no photo'))
  let results = await checkSite(server)
  expect(results['Expired permits']).toMatchObject({
    ok: false,
    items: [{ title: 'Garden flat', to: `/admin/update-property/${expired}#permit` }],
  })
  expect(results['Missing permits']).toMatchObject({
    ok: false,
    items: [{ to: `/admin/update-property/${empty.id}#permit` }],
  })
  expect(results['Missing fields']?.items).toEqual([
    {
      title: `Property ${empty.id}: no title, category, location, price, description, photo`,
      to: `/admin/update-property/${empty.id}#listing`,
    },
  ])
  expect(results['Images']).toMatchObject({
    ok: false,
    says: '1 photo is missing or damaged, of 1 photo looked at.',
    items: [{ to: expect.stringContaining('/admin/update-property/') }],
  })
  expect(results['Backups']).toMatchObject({ ok: false })

  await app.files.remove(photos.fileKey(name))
  results = await checkSite(server)
  expect(results['Images']?.ok).toBe(false)

  await properties.remove(app, id)
  await properties.remove(app, expired)
  results = await checkSite(server)
  expect(results['Portal feeds']).toMatchObject({ ok: false, to: '/admin/portals' })
})

test('what is left of the demo is named', async () => {
  const server = await testServer()
  await startingTeam.loadOnce(server.app)
  await properties.createMany(server.app, [{}, {}], { demo: true })
  const { ok, items } = (await checkSite(server))['Demo content'] ?? {}
  expect(ok).toBe(false)
  expect(items?.map(({ title }) => title)).toEqual([
    '2 demo listings',
    'Mariam Al Suwaidi, a person of the demo',
    'Daniel Hartley, a person of the demo',
    'The name of the demo',
    'The logo: none is uploaded',
    'The texts of the home page',
    'The story on the about page',
    'The partner developers',
    'The sister companies',
  ])
  await agency.save(server.app, 'partners', { partners: [] })
  const later = (await checkSite(server))['Demo content']?.items
  expect(later?.map(({ title }) => title)).not.toContain('The partner developers')
})

test('a backup that is too old fails its check', async () => {
  const server = await testServer()
  const folder = join(server.app.folder, 'backups')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, backupFileName(new Date('2026-02-20T08:00:00Z'))), '')
  expect((await checkSite(server))['Backups']).toMatchObject({
    ok: false,
    says: 'The last backup is 9 days old.',
  })
})

test('thousands of listings are checked within seconds', async () => {
  const server = await testServer()
  const complete = await completeListing(server)
  for (let batch = 0; batch < 4; batch++)
    await properties.createMany(
      server.app,
      Array.from({ length: 1000 }, () => complete),
    )
  const startedAt = performance.now()
  const results = await checkSite(server)
  expect(performance.now() - startedAt).toBeLessThan(20_000)
  expect(results['Missing fields']?.ok).toBe(true)
  expect(results['Portal feeds']?.ok).toBe(true)
  expect(results['Site map']?.says).toBe('The site map names 8,016 pages.')
})
