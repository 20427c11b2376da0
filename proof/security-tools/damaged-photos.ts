import limit from 'p-limit'
import { openImageWorker, type ImageWorker } from '#domain/photos/image-worker.server.ts'
import { Unsupported } from '#domain/problem.ts'
import { assertNothingMissing, missingTools } from '#proof/debian-tools.ts'
import { startAdminSite, type AdminSite } from '#proof/sites.ts'
import { request } from '#proof/http-client.ts'
import { childrenOf, ownMegabytes, peakDuring } from '#proof/process-stats.ts'
import { atMost, noFindings } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const DECODED = 20_000
const UPLOADED = 1_400
const CONCURRENCY = 2
const MAX_MEGABYTES = 600

/** What may come of a damaged photo; anything else is a finding. */
type Outcome = 'accepted' | 'refused' | 'crashed'

/** Sends damaged photos to the image worker, and to the site as uploads. */
export async function testDamagedPhotos(): Promise<Section> {
  assertNothingMissing(missingTools('zzuf'))
  const decoded = await decodeDamaged()
  console.log('Decoded; now by upload.')
  await using site = await startAdminSite()
  const pid = site.process.pid ?? 0
  const uploaded = await forEachDamaged(UPLOADED, pid, (photo) => uploadPhoto(site, photo))
  const findings = [...decoded.findings, ...uploaded.findings]
  const workerPeak = Math.max(decoded.peak.child, uploaded.peak.child)
  return {
    title: 'Damaged photos',
    description: `A photo in each supported format, with bits flipped by zzuf, from one in 50,000 to one in twenty: ${DECODED} through the image worker, ${UPLOADED} through \`POST /api/upload\`. Each must be accepted or refused, and the next photo must not be affected.`,
    tables: [
      tableOf(decoded.formats, {
        format: (format) => format,
        accepted: (format) => decoded.count(format, 'accepted'),
        refused: (format) => decoded.count(format, 'refused') + decoded.count(format, 'crashed'),
        'worker crashed': (format) => decoded.count(format, 'crashed'),
        'uploads accepted': (format) => uploaded.count(format, 'accepted'),
        'uploads refused': (format) => uploaded.count(format, 'refused'),
      }),
    ],
    goals: [
      noFindings(
        `zzuf: results that were neither a photo nor a refusal, ${DECODED + UPLOADED} photos`,
        findings,
      ),
      atMost('zzuf: most memory of the image worker', workerPeak, MAX_MEGABYTES, 'MB'),
      atMost('zzuf: most memory of the site meanwhile', uploaded.peak.own, MAX_MEGABYTES, 'MB'),
    ],
  }
}

async function decodeDamaged() {
  const worker = openImageWorker()
  try {
    return await forEachDamaged(DECODED, process.pid, (photo) => decodePhoto(worker, photo))
  } finally {
    worker.close()
  }
}

/** A refusal because the process that decoded the photo crashed has a cause. */
async function decodePhoto(worker: ImageWorker, photo: Buffer): Promise<Outcome> {
  try {
    const { width, height } = await worker.decode(photo)
    if (width < 1 || height < 1) throw new Error('a photo without pixels')
    return 'accepted'
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error
    return error.cause ? 'crashed' : 'refused'
  }
}

async function uploadPhoto({ url, token }: AdminSite, photo: Buffer): Promise<Outcome> {
  const { status, body } = await request(`${url}/api/upload`, { form: { photo }, token })
  const json = JSON.parse(body.toString() || '{}') as { filename?: string; error?: string }
  if (status === 201 && json.filename) return 'accepted'
  if (status === 415 && json.error) return 'refused'
  throw new Error(`${status} ${body.toString()}`)
}

/** Uses damaged photos, the formats in turn, and samples the memory of a process meanwhile. */
async function forEachDamaged(
  photos: number,
  pid: number,
  use: (photo: Buffer) => Promise<Outcome>,
) {
  const samples = Object.entries(await samplePhotos())
  const outcomes: string[] = []
  const findings: string[] = []
  const seeds = Array.from({ length: photos }, (_, seed) => seed)
  const trying = limit(CONCURRENCY).map(seeds, async (seed) => {
    const [format, bytes] = samples[seed % samples.length] ?? ['', Buffer.alloc(0)]
    const used = use(await flipBits(bytes, seed))
    await used.then(
      (outcome) => outcomes.push(`${format} ${outcome}`),
      (error: unknown) => findings.push(`${format}: ${String(error)}`),
    )
    if (seed % 1000 === 999) console.log(`${seed + 1} of ${photos}`)
  })
  const [own, child] = await Promise.all([
    peakDuring(trying, () => ownMegabytes(pid)),
    peakDuring(trying, () => Math.max(0, ...childrenOf(pid).map(ownMegabytes))),
  ])
  return {
    formats: samples.map(([format]) => format),
    count: (format: string, outcome: Outcome) =>
      outcomes.filter((one) => one === `${format} ${outcome}`).length,
    findings,
    /** The most memory of the process, and of any of its child processes. */
    peak: { own, child },
  }
}

/** A real photo in each format and encoding that the site accepts. */
async function samplePhotos(): Promise<Record<string, Buffer>> {
  const photo = readFileSync(
    new URL('../../demo/photos/kitchen-island-marble.jpg', import.meta.url),
  )
  const small = () => sharp(photo).resize({ width: 320 })
  const transparent = () => small().ensureAlpha(0.5)
  return {
    'JPEG, baseline': await small().jpeg({ progressive: false }).withMetadata().toBuffer(),
    'JPEG, progressive': await small().jpeg({ progressive: true }).toBuffer(),
    PNG: await transparent().png().toBuffer(),
    'PNG, palette': await small().png({ palette: true }).toBuffer(),
    WebP: await small().webp().toBuffer(),
    'WebP, lossless': await transparent().webp({ lossless: true }).toBuffer(),
    AVIF: await small().avif({ effort: 0 }).toBuffer(),
  }
}

// The share of flipped bits.
const RATIOS = [0.00002, 0.0001, 0.0005, 0.002, 0.01, 0.05]

/** Lets zzuf flip some bits; the same ones for the same seed. */
async function flipBits(bytes: Buffer, seed: number): Promise<Buffer> {
  const ratio = RATIOS[seed % RATIOS.length]
  const child = spawn('zzuf', ['-s', `${seed}`, '-r', `${ratio}`], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child.stdin.end(bytes)
  return buffer(child.stdout)
}
