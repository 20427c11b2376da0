import { expect, test } from 'vitest'

import { createDatabase, startPostgres } from '#test/postgres.ts'
import { logIn, startSite } from '#test/running-site.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

test('pages, site map and feeds of before a change are served while the database is unavailable', async () => {
  const postgres = await startPostgres()
  const site = await startSite({
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: await createDatabase(postgres.url()),
    LOG_LEVEL: 'silent',
  })
  try {
    const headers = { authorization: `Bearer ${await logIn(site.url)}` }
    const report = await (await fetch(`${site.url}/api/portals`, { headers })).json()
    const { portals } = report as { portals: { address: string }[] }
    const feeds = portals.map(({ address }) => new URL(address).pathname + new URL(address).search)
    const paths = ['/', '/properties', '/properties2/30', '/sitemap.xml', '/properties/rss.xml']
    const read = (path: string) =>
      fetch(site.url + path, { headers: { 'accept-encoding': 'gzip' } })

    const before = new Map<string, string>()
    for (const path of [...paths, ...feeds]) before.set(path, await (await read(path)).text())
    expect(before.get(feeds[0] ?? '')).toContain('</')
    const change = await fetch(`${site.url}/api/properties/30`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ price: '1,000,000' }),
    })
    expect(change.status).toBe(200)
    await postgres.shutDown()
    // Some pages may have been rendered again before the database was stopped; no feed was.
    for (const path of paths) expect((await read(path)).status, path).toBe(200)
    for (const path of feeds) {
      const feed = await read(path)
      expect(feed.status, path).toBe(200)
      expect(await feed.text(), path).toBe(before.get(path))
    }
    expect((await read('/properties2/29')).status).toBe(503)
    expect((await read(`${feeds[0]}x`)).status).toBe(503)
    await postgres.start()
  } finally {
    await site.stop()
    await postgres.stop()
  }
})
