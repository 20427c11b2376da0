import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { cannotMount } from '#proof/debian-tools.ts'
import {
  BAD_STARTS,
  faultsOf,
  fillSites,
  startBadly,
  type FilledSites,
} from '#proof/durability/bad-starts.ts'
import { openDatabase } from '#storage/database/database.ts'
import { ADMIN_PASSWORD, logIn, startSite } from '#test/running-site.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

const empty = { DEMO: '0' }

test('wrong settings stop the start, and each is named', async () => {
  const wrong = { ...empty, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'loud', PUBLIC_URL: 'x' }
  const refused = await startSite(wrong).catch(String)
  expect(refused).toContain('The site ended with 1')
  expect(refused).toContain('LOG_LEVEL must be')
  expect(refused).toContain('PUBLIC_URL must be')
})

test('a new site prints its password once, and its data folder is for its owner alone', async () => {
  const folder = join(temporaryFolder(), 'data')
  const settings = { ...empty, DATA_DIR: folder, ADMIN_PASSWORD: '' }
  const modes = () =>
    [folder, join(folder, 'site.db')].map((path) => (statSync(path).mode & 0o777).toString(8))
  const first = await started(settings)
  expect(first.output()).toMatch(/│ Administrator: admin +│\n│ Password: +(\w{4}-){4}\w{4} /)
  expect(first.output()).toContain(`Data: ${settings.DATA_DIR} `)
  // npm prints two lines of its own before, and two are for installing and building.
  expect(first.output().trim().split('\n').length).toBeLessThanOrEqual(8)
  await first.stop()
  expect(modes()).toEqual(['700', '600'])

  chmodSync(folder, 0o755)
  chmodSync(join(folder, 'site.db'), 0o644)
  const second = await started(settings)
  expect(second.output()).not.toContain('Password')
  expect(modes(), 'also one that was not').toEqual(['700', '600'])
})

test('an address that is not of this machine is named', async () => {
  const settings = { ...empty, DATA_DIR: temporaryFolder(), HOST: '203.0.113.9' }
  expect(await refusal(settings)).toContain('203.0.113.9 is not an address of this machine.')
})

test('requests under way are finished before a stop', async () => {
  const site = await started({ ...empty, DATA_DIR: temporaryFolder() })
  const login = fetch(`${site.url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }),
  })
  await untilAsked(site.url)
  const ended = site.stop()
  expect((await login).status).toBe(200)
  const answered = Date.now()
  expect(await ended).toBe(0)
  expect(Date.now() - answered).toBeLessThan(10_000)
})

test('a second process on the same SQLite file works, and nothing is lost', async () => {
  const settings = { ...empty, DATA_DIR: temporaryFolder() }
  const sites = [await started(settings), await started(settings)]
  const send = (at: number) =>
    fetch(`${sites[at % 2]?.url}/api/scheduletoure`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: `${at}`, email: 'a@b.example', phone: '1', message: 'Hello' }),
    })
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => send(at)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200))
  const { open } = (await (
    await asAdmin(sites[0]?.url ?? '', '/api/enquiries/summary')
  ).json()) as {
    open: number
  }
  const { spam } = (await (
    await asAdmin(sites[1]?.url ?? '', '/api/enquiries/summary')
  ).json()) as {
    spam: number
  }
  expect(open + spam).toBe(60)
})

test('a running site removes enquiries and activity whose time is over', async () => {
  const settings = { ...empty, DATA_DIR: temporaryFolder() }
  const first = await started(settings)
  await fetch(`${first.url}/api/scheduletoure`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Old', email: 'a@b.example', phone: '1', message: 'Hello' }),
  })
  await first.stop()
  const database = await openDatabase(join(settings.DATA_DIR, 'site.db'))
  const { db } = database
  await db.updateTable('enquiries').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute()
  await db.updateTable('audit').set({ at: '2020-01-01T00:00:00.000Z' }).execute()
  await database.close()
  const second = await started({ ...settings, ENQUIRIES_KEPT: '30d', AUDIT_KEPT: '30d' })
  await expect.poll(() => second.output(), { timeout: 60_000 }).toMatch(/"enquiries":1.*cleaned up/)
  const { entries } = (await (await asAdmin(second.url, '/api/audit')).json()) as {
    entries: { what: string }[]
  }
  expect(entries.map(({ what }) => what)).toEqual(['logged-in', 'enquiries-purged'])
})

test('logs hold no personal data and name each request', async () => {
  const site = await started({ ...empty, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'trace' })
  await fetch(`${site.url}/api/scheduletoure?search=secret-words`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Layla',
      email: 'layla@private.example',
      phone: '1',
      message: 'x',
    }),
  })
  await site.stop()
  expect(site.output()).toMatch(/"reqId":"[0-9a-f-]{36}".*"route":"\/api\/scheduletoure"/)
  for (const personal of ['private.example', 'Layla', 'secret-words', '127.0.0.1:'])
    expect(site.output()).not.toContain(personal)
})

async function started(settings: Record<string, string>) {
  const site = await startSite(settings)
  onTestFinished(async () => {
    await site.stop()
  })
  return site
}

/** Returns once the server has taken a request that came after the one before it. */
async function untilAsked(url: string): Promise<void> {
  await fetch(`${url}/healthz`)
}

async function asAdmin(url: string, path: string): Promise<Response> {
  return fetch(`${url}${path}`, { headers: { authorization: `Bearer ${await logIn(url)}` } })
}

describe('a start', () => {
  let sites: FilledSites

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'))
    sites = await fillSites(folder)
    return () => rmSync(folder, { recursive: true, force: true })
  }, 180_000)

  test.for(Object.entries(BAD_STARTS))(
    'on %s loses nothing and names the problem',
    async ([, badStart], { skip }) => {
      const isSkipped = badStart.needsDisk === true && cannotMount() !== null
      skip(isSkipped, 'no file system can be mounted here')
      expect(faultsOf(badStart, await startBadly(temporaryFolder(), badStart, sites))).toEqual([])
    },
  )
})

test.each(['1', '2'])(
  'with %s processes a port in use is named, and a generated password is printed all the same',
  async (WORKERS) => {
    const PORT = await usedPort()
    const settings = { DATA_DIR: temporaryFolder(), ADMIN_PASSWORD: '', PORT, WORKERS }
    const refused = await refusal({ ...empty, ...settings })
    expect(refused).toContain(`Port ${PORT} is in use. Stop what uses it, or name another in PORT.`)
    expect(refused).toMatch(/│ Password: +(\w{4}-){4}\w{4} /)
    expect(refused).not.toContain('    at ')
  },
)

test('a port in use for the metrics is named with its own setting', async () => {
  const METRICS_PORT = await usedPort()
  const refused = await refusal({ ...empty, DATA_DIR: temporaryFolder(), METRICS_PORT })
  expect(refused).toContain(`Port ${METRICS_PORT} is in use.`)
  expect(refused).toContain('name another in METRICS_PORT.')
})

async function usedPort(): Promise<string> {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  return String((other.address() as AddressInfo).port)
}

/** What a site says that does not start. */
function refusal(settings: Record<string, string>): Promise<string> {
  return startSite(settings).then(() => 'It started.', String)
}
