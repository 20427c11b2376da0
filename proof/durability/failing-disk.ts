import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { assertNothingMissing, cannotMount, missingTools } from '#proof/debian-tools.ts'
import { formatMs, noFaults, type Goal } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'
import { waitUntil } from '#proof/wait-until.ts'
import { logIn, startSite, type RunningSite } from '#test/running-site.ts'

import { findLosses } from './check-site.ts'
import { findDamage } from './check-stores.ts'
import { ConfirmedWrites, type Loss } from './confirmed-writes.ts'
import { kill } from './crash.ts'
import { formatLosses } from './crash-report.ts'
import { mountSmallDisk } from './disks.ts'
import { MixedLoad, type WriteType } from './mixed-load.ts'
import { seededRandom } from './seeded-random.ts'
import { readJson, requestAsAdmin, requestSite, type AdminSession } from './site-client.ts'
import { siteSetup } from '#proof/sites.ts'

const MAX_RECOVERY_MS = 10_000
const DISK_FAULTS = ['database full', 'uploads full', 'temp full', 'fsync fails'] as const

type DiskFault = (typeof DISK_FAULTS)[number]

interface DiskFaultResult {
  fault: DiskFault
  /** The status of each type of write during the fault. */
  writes: Record<WriteType, number>
  /** The status of each type of read during the fault. */
  reads: Record<string, number>
  /** From the end of the fault until all writes were accepted again. */
  recoveredMs: number
  lost: Loss[]
}

export async function testFailingDisk(): Promise<Section> {
  assertNothingMissing(missingTools('strace'), cannotMount())
  const results = await Array.fromAsync(DISK_FAULTS, async (fault) => {
    await using folder = await temporaryFolder('failing-disk')
    return await failDisk(folder.path, fault)
  })
  return {
    title: 'A failing disk',
    description:
      'The database, the uploads and the temporary folder, each on a small disk of its own that is filled to the last byte under a running site; and a disk on which every `fsync` fails (`strace -e inject=fsync,fdatasync:error=EIO`). Meanwhile everything is written and read once; then there is room again, the site is killed and started, and all writes confirmed with a 2xx are looked up.',
    tables: [
      tableOf(results, {
        fault: ({ fault }) => fault,
        writes: ({ writes }) => formatStatuses(writes),
        reads: ({ reads }) => formatStatuses(reads),
        'writes accepted again after': ({ recoveredMs }) => formatMs(recoveredMs),
        lost: ({ lost }) => formatLosses(lost),
      }),
    ],
    goals: results.map(goalOf),
  }
}

/** Makes a disk fail under a running site, tries every read and write, and repairs the disk. */
export async function failDisk(folder: string, fault: DiskFault): Promise<DiskFaultResult> {
  const dataDir = join(folder, 'site')
  // The uploads have a disk of their own, so that either can be full while the other has room.
  await using database = await mountSmallDisk(dataDir)
  await using uploads = await mountSmallDisk(join(dataDir, 'uploads'))
  await using temp = await mountSmallDisk(join(folder, 'temp'))
  const disks = { 'database full': database, 'uploads full': uploads, 'temp full': temp }
  const setup = siteSetup(dataDir, { TMPDIR: temp.path })
  const confirmed = new ConfirmedWrites()
  const load = new MixedLoad(confirmed, seededRandom(1))
  let site = await startSite(setup.settings)
  try {
    const session = { url: site.url, token: await logIn(site.url) }
    for (let nth = 0; nth < 4; nth++) await load.once(session)

    const disk = fault === 'fsync fails' ? failingSyncs(site) : disks[fault]
    await disk.fail()
    const writes = await load.once(session)
    const reads = await readEverything(session)
    await disk.repair()
    const isAccepted = async () =>
      Object.values(await load.once(session)).every((status) => status < 300)
    const recoveredMs = await waitUntil(isAccepted, {
      maxMs: MAX_RECOVERY_MS,
      everyMs: 50,
      what: 'all writes to be accepted again',
    })

    await kill(site)
    site = await startSite(setup.settings)
    const lost = await findLosses({ ...session, url: site.url }, confirmed, 'all')
    return { fault, writes, reads, recoveredMs, lost: [...lost, ...(await findDamage(setup))] }
  } finally {
    await site.stop()
  }
}

const ACCEPTED = [200, 201]
const DISK_FULL = [507]
const UNAVAILABLE = [503]
const WITH_FILES = new Set<WriteType>(['sell', 'upload', 'post'])

/** The statuses that a write must have; writes that a fault does not concern are accepted. */
const WANTED_STATUSES: Record<DiskFault, (type: WriteType) => number[]> = {
  'database full': () => DISK_FULL,
  'uploads full': (type) => (WITH_FILES.has(type) ? DISK_FULL : ACCEPTED),
  'temp full': () => ACCEPTED,
  'fsync fails': () => UNAVAILABLE,
}

/** What was wrong during the fault and after it. */
export function faultsOf({ fault, writes, reads, lost }: DiskFaultResult): string[] {
  const wrongWrites = Object.entries(writes).filter(
    ([type, status]) => !WANTED_STATUSES[fault](type as WriteType).includes(status),
  )
  const wrongReads = Object.entries(reads).filter(([, status]) => status !== 200)
  return [...[...wrongWrites, ...wrongReads].map(([what, status]) => `${what}: ${status}`), ...lost]
}

/** Every fsync fails, as on a disk that is about to die. */
function failingSyncs(site: RunningSite) {
  const syncs = 'fsync,fdatasync'
  const args = ['-f', '-o', '/dev/null', '-e', `trace=${syncs}`, '-e', `inject=${syncs}:error=EIO`]
  let tracer: ReturnType<typeof spawn> | undefined
  return {
    async fail() {
      tracer = spawn('strace', [...args, '-p', String(site.process.pid)])
      // strace prints a line when it is attached.
      if (tracer.stderr) await once(tracer.stderr, 'data')
    },
    async repair() {
      if (!tracer) return
      const exit = once(tracer, 'exit')
      tracer.kill('SIGINT')
      await exit
    },
  }
}

async function readEverything(site: AdminSession): Promise<Record<string, number>> {
  const list = await requestSite(`${site.url}/api/properties`)
  const properties = readJson(list) as { photos: string[] }[]
  const photo = properties.flatMap((property) => property.photos)[0] ?? ''
  // The last is a variant that was not requested before and has to be made.
  const photos = [`/uploads/${photo}`, `/uploads/${photo.replace('.jpg', '-160.webp')}`]
  const reads: Record<string, number> = {}
  for (const path of ['/', '/properties', '/blog', '/api/properties', ...photos]) {
    const name = path.replace(/[0-9a-f]{32}/, '…')
    reads[name] = (await requestSite(`${site.url}${path}`)).status
  }
  reads['/api/enquiries'] = (await requestAsAdmin(site, '/api/enquiries')).status
  return reads
}

function formatStatuses(statuses: Record<string, number>): string {
  return Object.entries(statuses)
    .map(([what, status]) => `${what} ${status}`)
    .join(', ')
}

function goalOf(result: DiskFaultResult): Goal {
  return noFaults(
    `disk: ${result.fault}`,
    faultsOf(result),
    'refused clearly, kept reading, recovered, nothing lost',
    'a clear 5xx or 507, never a 2xx; reads go on; recovers when there is room',
  )
}
