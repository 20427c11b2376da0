import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { backupFileName } from '#domain/backups/backup.ts'
import * as media from '#domain/photos/photos.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import type { CheckResult, SiteCheck } from '#domain/site-check/site-check.ts'
import { testServer, type TestServer } from '#test/test-server.ts'

async function lines({ asAdmin }: TestServer): Promise<Record<string, CheckResult>> {
  const answer = await asAdmin('GET', '/api/site-check')
  expect(answer.status).toBe(200)
  return Object.fromEntries((answer.json as SiteCheck).lines.map((line) => [line.name, line]))
}

async function soundListing({ app, upload }: TestServer) {
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

test('a sound site is green wherever it is sound', async () => {
  const server = await testServer()
  await properties.create(server.app, await soundListing(server))
  const folder = join(server.app.folder, 'backups')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, backupFileName(server.app.clock.now())), '')
  const found = await lines(server)
  const red = Object.values(found).filter(({ ok }) => !ok)
  // The test site has no mail server, and says so.
  expect(red.map(({ name }) => name)).toEqual(['Mail'])
  expect(found['Portal feeds']?.says).toContain('Bayut and dubizzle 1, Property Finder 1')
})

test('what is wrong is red, with what to do and where', async () => {
  const server = await testServer()
  const { app } = server
  const sound = await soundListing(server)
  const { id, photos } = await properties.create(app, sound)
  const bare = await properties.create(app, {})
  const old = await properties.create(app, { ...sound, permit_expires_on: '2026-02-01' })

  const [name = ''] = photos
  await app.files.put(media.keyOf(name), Buffer.from('no photo'))
  let found = await lines(server)
  expect(found['Expired permits']).toMatchObject({
    ok: false,
    items: [{ title: 'Garden flat', to: `/admin/update-property/${old.id}#permit` }],
  })
  expect(found['Missing permits']).toMatchObject({
    ok: false,
    items: [{ to: `/admin/update-property/${bare.id}#permit` }],
  })
  expect(found['Missing fields']?.items).toEqual([
    {
      title: `Property ${bare.id}: no title, category, location, price, description, photo`,
      to: `/admin/update-property/${bare.id}#listing`,
    },
  ])
  expect(found['Images']).toMatchObject({
    ok: false,
    says: '1 photo is missing or damaged, of 1 photo looked at.',
    items: [{ to: expect.stringContaining('/admin/update-property/') }],
  })
  expect(found['Backups']).toMatchObject({ ok: false })

  await app.files.remove(media.keyOf(name))
  found = await lines(server)
  expect(found['Images']?.ok).toBe(false)

  await properties.remove(app, id)
  await properties.remove(app, old.id)
  found = await lines(server)
  expect(found['Portal feeds']).toMatchObject({ ok: false, to: '/admin/portals' })
})

test('a backup that is too old is red', async () => {
  const server = await testServer()
  const folder = join(server.app.folder, 'backups')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, backupFileName(new Date('2026-02-20T08:00:00Z'))), '')
  expect((await lines(server))['Backups']).toMatchObject({
    ok: false,
    says: 'The last backup is 9 days old.',
  })
})

test('thousands of listings are looked over within the time that somebody waits', async () => {
  const server = await testServer()
  const sound = await soundListing(server)
  for (let at = 0; at < 4; at++)
    await properties.createMany(
      server.app,
      Array.from({ length: 1000 }, () => sound),
    )
  const begun = performance.now()
  const found = await lines(server)
  expect(performance.now() - begun).toBeLessThan(20_000)
  expect(found['Missing fields']?.ok).toBe(true)
  expect(found['Portal feeds']?.ok).toBe(true)
  expect(found['Site map']?.says).toBe('The site map names 4,006 pages.')
})
