import limit from 'p-limit'
import { openImageWorker, type ImageWorker } from '#domain/photos/image-worker.server.ts'
import { Unsupported } from '#domain/problem.ts'
import { assertNothingMissing, missingTools } from '#proof/debian-tools.ts'
import { startAdminSite, type AdminSite } from '#proof/demo-site.ts'
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

interface FormatResult {
  accepted: number
  refused: number
  /** Refused because the worker process that decoded it crashed. */
  crashed: number
  findings: string[]
}

/** Sends damaged photos to the image worker, and to the site as uploads. */
export async function testDamagedPhotos(): Promise<Section> {
  assertNothingMissing(missingTools('zzuf'))
  const decoded = await decodeDamaged()
  console.log('Decoded; now by upload.')
  await using site = await startAdminSite()
  const uploaded = await forEachDamaged(UPLOADED, site.process.pid ?? 0, (bytes, result) =>
    uploadPhoto(site, bytes, result),
  )
  const findings = [decoded, uploaded].flatMap(({ byFormat }) =>
    [...byFormat].flatMap(([format, result]) => result.findings.map((why) => `${format}: ${why}`)),
  )
  const workerPeak = Math.max(decoded.peak.child, uploaded.peak.child)
  return {
    title: 'Damaged photos',
    description: `A photo in each supported format, with bits flipped by zzuf, from one in 50,000 to one in twenty: ${DECODED} through the image worker, ${UPLOADED} through \`POST /api/upload\`. Each must be accepted or refused, and the next photo must not be affected.`,
    tables: [
      tableOf([...decoded.byFormat], {
        format: ([format]) => format,
        accepted: ([, { accepted }]) => accepted,
        refused: ([, { refused }]) => refused,
        'worker crashed': ([, { crashed }]) => crashed,
        'uploads accepted': ([format]) => uploaded.byFormat.get(format)?.accepted ?? 0,
        'uploads refused': ([format]) => uploaded.byFormat.get(format)?.refused ?? 0,
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
    return await forEachDamaged(DECODED, process.pid, (bytes, result) =>
      decodePhoto(worker, bytes, result),
    )
  } finally {
    worker.close()
  }
}

async function decodePhoto(
  worker: ImageWorker,
  bytes: Buffer,
  result: FormatResult,
): Promise<void> {
  try {
    const { width, height } = await worker.decode(bytes)
    if (width < 1 || height < 1) result.findings.push('a photo without pixels')
    result.accepted += 1
  } catch (error) {
    if (!(error instanceof Unsupported)) result.findings.push(String(error))
    else if (error.cause) result.crashed += 1
    result.refused += 1
  }
}

async function uploadPhoto(
  { url, token }: AdminSite,
  photo: Buffer,
  result: FormatResult,
): Promise<void> {
  const response = await request(`${url}/api/upload`, { form: { photo }, token })
  const text = response.body.toString()
  const json = JSON.parse(text || '{}') as { filename?: string; error?: string }
  if (response.status === 201 && json.filename) result.accepted += 1
  else if (response.status === 415 && json.error) result.refused += 1
  else result.findings.push(`${response.status} ${text}`)
}

/** Uses damaged photos, the formats in turn, and samples the memory of a process meanwhile. */
async function forEachDamaged(
  count: number,
  pid: number,
  use: (bytes: Buffer, result: FormatResult) => Promise<void>,
) {
  const photos = Object.entries(await samplePhotos()).map(([format, bytes]) => ({
    format,
    bytes,
    result: { accepted: 0, refused: 0, crashed: 0, findings: [] } as FormatResult,
  }))
  const seeds = Array.from({ length: count }, (_, seed) => seed)
  const trying = limit(CONCURRENCY).map(seeds, async (seed) => {
    const photo = photos[seed % photos.length]
    if (photo) await use(await flipBits(photo.bytes, seed), photo.result)
    if (seed % 1000 === 999) console.log(`${seed + 1} of ${count}`)
  })
  const [own, child] = await Promise.all([
    peakDuring(trying, () => ownMegabytes(pid)),
    peakDuring(trying, () => Math.max(0, ...childrenOf(pid).map(ownMegabytes))),
  ])
  const byFormat = new Map(photos.map(({ format, result }) => [format, result]))
  // The most memory of the process, and of any of its child processes.
  return { byFormat, peak: { own, child } }
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
