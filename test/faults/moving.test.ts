import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { expect, onTestFinished, test } from 'vitest'

import { openFiles } from '#storage/files/open-files.ts'
import { postgresAndS3 } from '#test/postgres-and-s3.ts'
import { logIn, REUSE_COMPILED, startSite, type RunningSite } from '#test/running-site.ts'
import { form, jpeg } from '#test/samples.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

const PHOTOS = 30

test('a site moves to PostgreSQL and S3 and back, though the first try is killed half-way', async () => {
  const folder = temporaryFolder()
  const here = await started({ DATA_DIR: folder })
  const names = await fill(here)
  await here.stop()

  const there = await postgresAndS3()
  const files = await openFiles(there.FILES_URL)
  const killed = spawn(process.execPath, [MOVE, '--from', folder], { env: { ...PATH, ...there } })
  const gone = once(killed, 'exit')
  await expect
    .poll(async () => (await Array.fromAsync(files.list('photos'))).length, {
      interval: 5,
      timeout: 60_000,
    })
    .toBeGreaterThan(0)
  killed.kill('SIGKILL')
  await gone

  expect(await move(there, '--from', folder)).toMatch(/Moved \d+ rows and 30 files/)
  const refused = move(there, '--from', folder)
  await expect(refused).rejects.toThrow('The database is not empty')
  const moved = await started({ DATA_DIR: temporaryFolder(), ...there })
  await expectPhotos(moved, names)
  await moved.stop()

  const back = temporaryFolder()
  const { DATABASE_URL, FILES_URL } = there
  await move({}, '--from', DATABASE_URL, '--from', FILES_URL, '--to', back)
  await expectPhotos(await started({ DATA_DIR: back }), names)
})

test('uploads are not moved onto themselves, where a failed move would remove them', async () => {
  const folder = temporaryFolder()
  await (await started({ DATA_DIR: folder })).stop()
  const { DATABASE_URL } = await postgresAndS3()
  const link = join(temporaryFolder(), 'link')
  symlinkSync(folder, link)
  for (const DATA_DIR of [folder, link])
    await expect(move({ DATABASE_URL, DATA_DIR }, '--from', folder)).rejects.toThrow(
      'The uploads would be moved onto themselves.',
    )
  const other = { DATABASE_URL, DATA_DIR: temporaryFolder() }
  expect(await move(other, '--from', folder)).toMatch(/Moved \d+ rows/)
})

test('a wrong source or target is refused with one sentence, without its secret', async () => {
  const refused = (...args: string[]) => move({}, ...args).then(() => 'moved', String)
  expect(await refused('--from', '/nowhere', '--to', temporaryFolder())).toContain(
    'There is no database /nowhere/site.db.',
  )
  expect(await refused('--from', temporaryFolder(), '--to', 's3://a:hunter2@host/site')).toContain(
    '--to needs a folder, or both a postgres:// and an s3:// address.',
  )
})

const MOVE = fileURLToPath(new URL('../../scripts/move.ts', import.meta.url))
const PATH = { PATH: process.env['PATH'], ...REUSE_COMPILED }
const run = promisify(execFile)

async function move(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [MOVE, ...args], { env: { ...PATH, ...env } })
  return stdout
}

async function started(settings: Record<string, string>): Promise<RunningSite> {
  const site = await startSite({ DEMO: '0', LOG_LEVEL: 'silent', ...settings })
  onTestFinished(async () => {
    await site.stop()
  })
  return site
}

async function fill(site: RunningSite): Promise<string[]> {
  const headers = { authorization: `Bearer ${await logIn(site.url)}` }
  const names: string[] = []
  for (let at = 0; at < PHOTOS; at++) {
    const photo = await form({ photo: await jpeg({ width: 40 + at }) })
    const answer = await fetch(`${site.url}/api/upload`, {
      method: 'POST',
      headers: { ...photo.headers, ...headers },
      body: new Uint8Array(photo.payload),
    })
    names.push(((await answer.json()) as { filename: string }).filename)
  }
  return names
}

async function expectPhotos({ url }: RunningSite, names: string[]): Promise<void> {
  expect(new Set(names).size).toBe(PHOTOS)
  for (const name of names) expect((await fetch(`${url}/uploads/${name}`)).status, name).toBe(200)
  const [first = ''] = names
  expect((await fetch(`${url}/uploads/${first.replace('.jpg', '-160.webp')}`)).status).toBe(200)
}
