// Unpacks the archive of `npm run package` and runs it as on a bare machine: without npm, without the
// environment of this one. Then an update to a made-up next version, and the way back by a backup.
// By hand: `npm run package && node scripts/run.cjs proof/package.ts`.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  globSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { VERSION } from '#server/version.ts'
import { freePort } from '#test/free-port.ts'
import { ADMIN_PASSWORD } from '#test/running-site.ts'

import { addContent, assertContent, report, untilServing, versionAt } from './shipped-site.ts'
import { temporaryFolder } from './temporary-folder.ts'

const [archive] = globSync(`packages/*-${VERSION}-*.tar.gz`).map((path) =>
  join(process.cwd(), path),
)
assert(archive, 'There is no archive: npm run package')
await using folder = await temporaryFolder('package')
const place = folder.path

const older = unpack('older')
const newer = unpack('newer')
makeNewer(newer)
const data = join(place, 'data')
const backup = join(place, 'before-update.tar')

await withSite([join(older, 'site')], data, async (url) => {
  report('The archive serves, with', await versionAt(url))
  await addContent(url)
  await assertContent(url)
})
runCommand(older, data, ['backup', backup])

await withSite([join(newer, 'site')], data, async (url, printed) => {
  assert.match(printed(), /Database ready \(9999-made-up\)/)
  await assertContent(url)
  report('Updated in place to', await versionAt(url))
})

const refused = spawnSync(join(older, 'site'), { env: await bareEnvironment(data) })
assert.match(
  refused.stderr.toString(),
  /was written by a newer version of the site \(9999-made-up\)/,
)
report('The older version leaves the newer database alone:', refused.stderr.toString().trim())

const restored = join(place, 'data-before-update')
runCommand(older, restored, ['restore', backup])
await withSite([join(older, 'site')], restored, async (url) => {
  await assertContent(url)
  report('Back by the backup to', await versionAt(url))
})

const installed = join(place, 'installed')
symlinkSync(older, installed)
await withSite(unitCommand(installed), restored, async (url) => {
  await assertContent(url)
  report('The command of the systemd unit serves', await versionAt(url))
})

function unpack(name: string): string {
  const { status } = spawnSync('tar', ['-xzf', archive ?? '', '-C', place], { stdio: 'inherit' })
  assert.equal(status, 0)
  const [unpacked] = globSync('ghaf-and-harbour-*', { cwd: place })
  renameSync(join(place, unpacked ?? ''), join(place, name))
  return join(place, name)
}

/** The same version with one more migration. */
function makeNewer(site: string): void {
  const path = join(site, 'package.json')
  const content = JSON.parse(readFileSync(path, 'utf8')) as object
  writeFileSync(path, JSON.stringify({ ...content, version: '9.0.0' }))
  appendFileSync(
    join(site, 'migrations/migrations.ts'),
    `MIGRATIONS['9999-made-up'] = {
      async up(db) {
        await db.schema.alterTable('properties').addColumn('made_up', 'text').execute()
      },
    }\n`,
  )
}

/** What a bare machine has: no Node, no npm, nothing that npm sets. */
async function bareEnvironment(dataDir: string): Promise<NodeJS.ProcessEnv> {
  return {
    PATH: '/usr/bin:/bin',
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    ADMIN_PASSWORD,
    DEMO: '0',
  }
}

async function withSite(
  [command = '', ...args]: string[],
  dataDir: string,
  use: (url: string, printed: () => string) => Promise<void>,
): Promise<void> {
  const env = await bareEnvironment(dataDir)
  const site = spawn(command, args, { env, cwd: place, stdio: ['ignore', 'pipe', 'pipe'] })
  try {
    const printed = await untilServing(site)
    await use(`http://127.0.0.1:${env['PORT']}`, printed)
  } finally {
    site.kill('SIGTERM')
    if (site.exitCode === null) await once(site, 'exit')
  }
}

function runCommand(site: string, dataDir: string, args: string[]): void {
  const env = { PATH: '/usr/bin:/bin', DATA_DIR: dataDir }
  const { status, stdout, stderr } = spawnSync(join(site, 'site'), args, { env })
  assert.equal(status, 0, stderr.toString())
  report(`./site ${args[0]}:`, stdout.toString().trim().replaceAll('\n', ' '))
}

/** What `ExecStart` of the unit runs, with the site at another place. */
function unitCommand(site: string): string[] {
  const unit = readFileSync(join(site, 'deploy/ghaf-and-harbour.service'), 'utf8')
  const [, command = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? []
  return command
    .replaceAll('/opt/ghaf-and-harbour', site)
    .replace('server/main.ts', `${site}/server/main.ts`)
    .split(' ')
}
