import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, truncateSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { expect, onTestFinished, test } from 'vitest'

import { postgresAndS3 } from '#test/postgres-and-s3.ts'
import { logIn, REUSE_COMPILED, startSite, type RunningSite } from '#test/running-site.ts'
import { enquirer, form, jpeg } from '#test/samples.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { missingTools } from '#proof/debian-tools.ts'

const WRITTEN_BEFORE = 10
const COME_BACK_MS = 250
/** Other temporary folders may be in memory, where a backup of gigabytes would not fit. */
const DISK = '/var/tmp'
const ENVIRONMENT = { PATH: process.env['PATH'], ...REUSE_COMPILED }

test.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)(
  'a backup made under load has all that was answered before it, byte for byte (%s to %s)',
  async (from, to) => {
    const here = await settingsFor(from)
    const site = await started(here)
    const load = startLoad(site)
    await expect.poll(() => Math.min(...load.counts()), { timeout: 240_000 }).toBe(WRITTEN_BEFORE)
    const before = load.answered()
    const file = join(temporaryFolder(), 'site.tar')
    await script('backup.ts', here, file)
    const afterwards = load.answered().size
    await load.stop()
    expect(afterwards, 'it served meanwhile').toBeGreaterThan(before.size)

    const there = await settingsFor(to)
    expect(await script('restore.ts', there, file)).toContain('Restored')
    await expect(script('restore.ts', there, file)).rejects.toThrow('The database is not empty')
    const again = join(temporaryFolder(), 'again.tar')
    await script('backup.ts', there, again)
    expect(await sumsIn(again)).toEqual(await sumsIn(file))

    const back = await started(there)
    const [old, restored] = [await contentOf(site), await contentOf(back)]
    for (const name of before) expect(restored.keys(), name).toContain(name)
    for (const [name, hashes] of restored) expect(hashes, name).toEqual(old.get(name))
    expect([...restored.values()].flat().length).toBeGreaterThan(WRITTEN_BEFORE)
  },
)

test('a backup that is killed half-way never looks like one', async () => {
  const settings = await slowSite()
  const folder = temporaryFolder(DISK)
  const backup = spawn(process.execPath, [pathOf('backup.ts')], {
    env: { ...ENVIRONMENT, ...settings, BACKUP_DIR: folder },
    stdio: 'ignore',
  })
  await expect.poll(() => readdirSync(folder), { timeout: 90_000 }).toHaveLength(1)
  const gone = new Promise((resolve) => backup.once('exit', resolve))
  backup.kill('SIGKILL')
  await gone
  const [left = ''] = readdirSync(folder)
  expect(left).toMatch(/\.tar\..*\.part$/)
  await rename(join(folder, left), join(folder, 'half.tar'))
  await expect(
    script('restore.ts', await settingsFor('sqlite'), join(folder, 'half.tar')),
  ).rejects.toThrow(/is not a (whole )?backup/)
})

test.skipIf(missingTools('strace') !== null)(
  'a restore that is killed half-way can be run again',
  async () => {
    const here = await settingsFor('sqlite')
    const site = await started(here)
    const token = await logIn(site.url)
    for (let at = 1; at <= 12; at++) await upload(site, token, at)
    const file = join(temporaryFolder(), 'site.tar')
    await script('backup.ts', here, file)

    const there = await settingsFor('sqlite')
    // Files are put in place by four threads; one of them does not get to its third.
    const killed = ['-f', '-o', '/dev/null', '-e', 'inject=rename:signal=SIGKILL:when=3']
    await expect(
      run('strace', [...killed, process.execPath, pathOf('restore.ts'), file], {
        env: { ...ENVIRONMENT, ...there },
      }),
    ).rejects.toThrow('Command failed')
    const left = readdirSync(join(there['DATA_DIR'] ?? '', 'uploads/photos'))
    expect(left.length).toBeGreaterThan(0)
    expect(await script('restore.ts', there, file)).toContain('and 12 files')
  },
)

test('a site makes its backups by itself, and a stop does not wait for one', async () => {
  const BACKUP_DIR = temporaryFolder()
  const often = { ...(await settingsFor('sqlite')), BACKUP_DIR, BACKUP_EVERY: '1m' }
  const quick = await started(often)
  await expect.poll(() => readdirSync(BACKUP_DIR).join(), { timeout: 90_000 }).toMatch(/Z\.tar$/)
  await quick.stop()

  const late = temporaryFolder(DISK)
  const slow = await started({ ...(await slowSite()), BACKUP_DIR: late, BACKUP_EVERY: '1m' })
  await expect.poll(() => readdirSync(late), { timeout: 90_000 }).toHaveLength(1)
  expect(readdirSync(late)[0]).toMatch(/\.part$/)
  expect(await slow.stop()).toBe(0)
  expect(readdirSync(late), 'neither a backup nor its beginning').toEqual([])
})

test('a backup neither makes a database nor changes one', async () => {
  const settings = { ...(await settingsFor('sqlite')), DATA_DIR: join(temporaryFolder(), 'none') }
  await expect(script('backup.ts', settings)).rejects.toThrow('There is no database')
})

async function settingsFor(engine: 'sqlite' | 'postgres'): Promise<Record<string, string>> {
  return {
    DEMO: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: temporaryFolder(),
    TRUST_PROXY: '1',
    ...(engine === 'postgres' && (await postgresAndS3())),
  }
}

async function started(settings: Record<string, string>): Promise<RunningSite> {
  const site = await startSite(settings)
  onTestFinished(async () => {
    await site.stop()
  })
  return site
}

/** The settings of a stopped site with one photo so large that a backup takes seconds. */
async function slowSite(): Promise<Record<string, string>> {
  const settings = await settingsFor('sqlite')
  const site = await started(settings)
  const { filename } = await upload(site, await logIn(site.url), 1)
  await site.stop()
  truncateSync(join(settings['DATA_DIR'] ?? '', 'uploads/photos', filename), 4 * 1024 ** 3)
  return settings
}

const run = promisify(execFile)

/** Runs one of our commands; its refusal becomes the error's message. */
async function script(name: string, env: Record<string, string>, ...args: string[]) {
  const { stdout } = await run(process.execPath, [pathOf(name), ...args], {
    env: { ...ENVIRONMENT, ...env },
  })
  return stdout
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(`../../scripts/${name}`, import.meta.url))
}

/** Visitors and an administrator who write as fast as they are answered, until they are stopped. */
function startLoad(site: RunningSite) {
  const answered = { enquiry: 0, sell: 0, property: 0 }
  const names = new Set<string>()
  const stop = new AbortController()
  const token = logIn(site.url)

  async function keepDoing(kind: keyof typeof answered, write: (at: number) => Promise<string>) {
    for (let at = 1; !stop.signal.aborted; at++) {
      names.add(await write(at))
      answered[kind]++
    }
  }

  const writers = [
    keepDoing('enquiry', (at) => send(site, at)),
    keepDoing('sell', (at) => sell(site, at)),
    keepDoing('property', async (at) => createProperty(site, await token, at)),
  ]
  return {
    counts: () => Object.values(answered).map((count) => Math.min(count, WRITTEN_BEFORE)),
    answered: () => new Set(names),
    async stop() {
      stop.abort()
      await Promise.all(writers)
    },
  }
}

async function send({ url }: RunningSite, at: number): Promise<string> {
  const name = `message ${at}`
  await post(`${url}/api/send-email`, {
    headers: { 'content-type': 'application/json', ...from(at) },
    body: JSON.stringify({ ...enquirer, name, subject: 'Fees', message: 'How much?' }),
  })
  return name
}

async function sell({ url }: RunningSite, at: number): Promise<string> {
  const name = `sell ${at}`
  const place = { propertyaddress: 'Villa 9', countrycity: 'Dubai', message: 'Value it' }
  const { payload, headers } = await form({ ...enquirer, ...place, name, file: await picture(at) })
  await post(`${url}/api/send-email-with-file`, {
    headers: { ...headers, ...from(at) },
    body: new Uint8Array(payload),
  })
  return name
}

async function createProperty(site: RunningSite, token: string, at: number): Promise<string> {
  const { filename } = await upload(site, token, at)
  const properties_title = `property ${at}`
  await post(`${site.url}/api/properties`, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ properties_title, photos: [filename] }),
  })
  return properties_title
}

async function upload({ url }: RunningSite, token: string, at: number) {
  const { payload, headers } = await form({ photo: await picture(at + 1000) })
  const answer = await post(`${url}/api/upload`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  })
  return (await answer.json()) as { filename: string }
}

/** Each number is another picture. */
function picture(at: number): Promise<Buffer> {
  return jpeg({ width: 16 + (at % 97), height: 16 + Math.floor(at / 97), shade: at % 251 })
}

// From many places: so many from one would rightly be taken for spam.
function from(at: number): Record<string, string> {
  return { 'x-forwarded-for': `10.0.${at % 50}.1` }
}

/** A site on a busy machine may say to come back: visitors then send it again. */
async function post(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { method: 'POST', ...init })
  if (answer.status === 503) return wait(COME_BACK_MS).then(() => post(url, init))
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** Everything that was written to a site, by name, with the hashes of its photos. */
async function contentOf(site: RunningSite): Promise<Map<string, string[]>> {
  const headers = { authorization: `Bearer ${await logIn(site.url)}` }
  const read = async (path: string) => fetch(`${site.url}${path}`, { headers })
  const content = new Map<string, string[]>()
  const properties = (await (await read('/api/properties')).json()) as ListedProperty[]
  for (const { properties_title, photos } of properties)
    content.set(properties_title, [await hashOf(await read(`/uploads/${photos[0]}`))])
  for (let before = ''; ;) {
    const page = (await (await read(`/api/enquiries?${before}`)).json()) as Page
    for (const { id, name, photos } of page.enquiries) {
      const path = `/api/enquiries/${id}/photos`
      const answers = await Promise.all(photos.map((photo) => read(`${path}/${photo}`)))
      content.set(name, await Promise.all(answers.map(hashOf)))
    }
    if (!page.more) return content
    before = `before=${page.enquiries.at(-1)?.id}`
  }
}

interface ListedProperty {
  properties_title: string
  photos: string[]
}

interface Page {
  enquiries: { id: number; name: string; photos: string[] }[]
  more: boolean
}

async function hashOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(200)
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex')
}

/** The checksums of all rows and files, except emails, whose duplicate mark differs, and settings. */
async function sumsIn(path: string): Promise<string[]> {
  const lines = (await readFile(path, 'latin1')).match(/[0-9a-f]{64} {2}\S+/g) ?? []
  expect(lines.length).toBeGreaterThan(WRITTEN_BEFORE)
  return lines.filter((line) => !/manifest\.json|(emails|settings)\.jsonl/.test(line)).toSorted()
}
