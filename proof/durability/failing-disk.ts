import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { startSite, type RunningSite } from '#test/running-site.ts'

import { chance } from './chance.ts'
import { openLedger, type Lost } from './ledger.ts'
import { lookFor } from './check-site.ts'
import { mixedLoad, type Deed } from './mixed-load.ts'
import { placeIn } from './work-folder.ts'
import { smallDisk } from './small-disk.ts'
import { unsound } from './soundness.ts'
import { kill } from './survival.ts'
import { ask, askAsAdmin, logIn, type Visited } from './visit.ts'

/** What a disk does wrong for a while. */
export type DiskFault = 'database full' | 'uploads full' | 'temp full' | 'fsync fails'

export interface DiskTrial {
  fault: DiskFault
  /** How each kind of write was answered meanwhile. */
  writes: Record<Deed, number>
  /** How each kind of reader was answered meanwhile. */
  reads: Record<string, number>
  /** From the end of the fault until all writes were taken again. */
  healedAfterMs: number
  lost: Lost[]
}

/** Lets a disk fail under a running site, tries all there is to read and write, and mends the disk. */
export async function failDisk(folder: string, fault: DiskFault): Promise<DiskTrial> {
  const dataDir = join(folder, 'site')
  // The uploads have a disk of their own, so that either can be full while the other has room.
  await using whole = await smallDisk(dataDir)
  await using uploads = await smallDisk(join(dataDir, 'uploads'))
  await using temp = await smallDisk(join(folder, 'temp'))
  const disks = { 'database full': whole, 'uploads full': uploads, 'temp full': temp }
  const place = placeIn(dataDir, { TMPDIR: temp.path })
  const ledger = openLedger()
  const load = mixedLoad(ledger, chance(1))
  let site = await startSite(place.settings)
  try {
    const visited = { url: site.url, token: await logIn(site.url) }
    for (let times = 0; times < 4; times++) await load.once(visited)

    const disk = fault === 'fsync fails' ? failingSyncs(site) : disks[fault]
    await disk.fill()
    const writes = await load.once(visited)
    const reads = await readEverything(visited)
    await disk.makeRoom()
    const healedAfterMs = await untilTaken(() => load.once(visited))

    await kill(site)
    site = await startSite(place.settings)
    const lost = await lookFor({ ...visited, url: site.url }, ledger, 'all')
    return { fault, writes, reads, healedAfterMs, lost: [...lost, ...(await unsound(place))] }
  } finally {
    await site.stop()
  }
}

/** What was not as it must be while the disk failed, and after. */
export function faultsOf({ fault, writes, reads, lost }: DiskTrial): string[] {
  const wrongWrites = Object.entries(writes).filter(
    ([deed, status]) => !WANTED[fault](deed as Deed).includes(status),
  )
  const wrongReads = Object.entries(reads).filter(([, status]) => status !== 200)
  return [
    ...[...wrongWrites, ...wrongReads].map(([what, status]) => `${what} was answered ${status}`),
    ...lost,
  ]
}

const TAKEN = [200, 201]
const FULL = [507]
const OUT_OF_REACH = [503]
const WITH_FILES = new Set<Deed>(['sell', 'upload', 'post'])

/** How a write must be answered: what a fault does not concern goes on. */
const WANTED: Record<DiskFault, (deed: Deed) => number[]> = {
  'database full': () => FULL,
  'uploads full': (deed) => (WITH_FILES.has(deed) ? FULL : TAKEN),
  'temp full': () => TAKEN,
  'fsync fails': () => OUT_OF_REACH,
}

/** Every wait for the disk ends with an error, as with one that is about to die. */
function failingSyncs(site: RunningSite) {
  const syncs = 'fsync,fdatasync'
  const args = ['-f', '-o', '/dev/null', '-e', `trace=${syncs}`, '-e', `inject=${syncs}:error=EIO`]
  let tracer: ReturnType<typeof spawn> | undefined
  return {
    async fill() {
      tracer = spawn('strace', [...args, '-p', String(site.process.pid)])
      // It says so when it has attached.
      if (tracer.stderr) await once(tracer.stderr, 'data')
    },
    async makeRoom() {
      if (!tracer) return
      const gone = once(tracer, 'exit')
      tracer.kill('SIGINT')
      await gone
    },
  }
}

async function readEverything(site: Visited): Promise<Record<string, number>> {
  const listed = (await ask(`${site.url}/api/properties`)).json() as { photos: string[] }[]
  const photo = listed.flatMap(({ photos }) => photos)[0] ?? ''
  const pages = ['/', '/properties', '/blog', '/api/properties', `/uploads/${photo}`]
  const reads: Record<string, number> = {}
  for (const path of pages) reads[named(path)] = (await ask(`${site.url}${path}`)).status
  // A width that nobody has asked for yet has to be made.
  const small = `/uploads/${photo.replace('.jpg', '-160.webp')}`
  reads['/uploads/…-160.webp'] = (await ask(`${site.url}${small}`)).status
  reads['/api/enquiries'] = (await askAsAdmin(site, '/api/enquiries')).status
  return reads
}

function named(path: string): string {
  return path.replace(/[0-9a-f]{32}/, '…')
}

const LONGEST_HEALING_MS = 10_000

async function untilTaken(writeAll: () => Promise<Record<string, number>>): Promise<number> {
  const mended = performance.now()
  for (;;) {
    const statuses = Object.values(await writeAll())
    const ms = performance.now() - mended
    if (statuses.every((status) => status < 300)) return ms
    if (ms > LONGEST_HEALING_MS) throw new Error(`It does not heal: ${statuses.join(', ')}`)
    await wait(50)
  }
}
