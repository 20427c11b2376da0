import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import limit from 'p-limit'
import sharp from 'sharp'

import type { BenchSite, BenchSites } from '#proof/bench/sites.ts'
import { request, type HttpResult } from '#proof/http-client.ts'
import { formatNumber, percentile } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { logIn } from '#test/running-site.ts'

const PHOTOS = 20
/** As the admin area sends them. */
const MAX_PARALLEL_UPLOADS = 3
const VISITOR_EVERY_MS = 10
const QUIET_MS = 4000
const VISITORS = fileURLToPath(new URL('visitors.ts', import.meta.url))
const VISITED = ['/', '/properties', '/blog', '/about']
const DEMO_PHOTOS = new URL('../../../demo/photos/', import.meta.url)
const PIXELS = { width: 4000, height: 3000 }

/** An administrator uploads the photos of a property while visitors read pages. */
export async function benchUpload(sites: BenchSites): Promise<Section> {
  const photos = await makePhonePhotos()
  await using site = await sites.start()
  const token = await logIn(site.origin)
  const before = await visitorWaits(site, () => wait(QUIET_MS))
  let seconds = 0
  const meanwhile = await visitorWaits(site, async () => {
    const started = performance.now()
    await limit(MAX_PARALLEL_UPLOADS).map(photos, async (photo) => {
      const { status } = await request(`${site.origin}/api/upload`, { form: { photo }, token })
      if (status !== 201) throw new Error(`A photo was refused with ${status}`)
    })
    seconds = (performance.now() - started) / 1000
  })
  const megabytes = photos.reduce((sum, { length }) => sum + length, 0) / 1e6
  return {
    title: 'Upload',
    description: `${PHOTOS} photos of 12 megapixels (${megabytes.toFixed(0)} MB in all) by \`POST /api/upload\`, ${MAX_PARALLEL_UPLOADS} in parallel, until all are stored. Meanwhile a visitor requests a page every ${VISITOR_EVERY_MS} ms; the waiting times in milliseconds.`,
    tables: [
      tableOf([seconds], {
        'all stored, s': formatNumber,
        'per photo, s': () => formatNumber(seconds / PHOTOS),
        'visitors before: p50 / p99 / longest': () => formatWaits(before),
        'visitors meanwhile': () => formatWaits(meanwhile),
      }),
    ],
  }
}

/** How long each visitor waits while the work is done. */
async function visitorWaits({ origin }: BenchSite, work: () => Promise<void>): Promise<number[]> {
  using visitors = fork(VISITORS, [origin, String(VISITOR_EVERY_MS), ...VISITED])
  await work()
  const reported = once(visitors, 'message') as Promise<[Pick<HttpResult, 'status' | 'ms'>[]]>
  visitors.send('end')
  const [results] = await reported
  const failed = results.find(({ status }) => status !== 200)
  if (failed) throw new Error(`A visitor was answered with ${failed.status}`)
  return results.map(({ ms }) => ms)
}

function formatWaits(times: number[]): string {
  return [percentile(times, 50), percentile(times, 99), Math.max(...times)]
    .map((time) => time.toFixed(1))
    .join(' / ')
}

/** Photos as a phone takes them: 12 megapixels, with the noise of a small sensor. */
async function makePhonePhotos(): Promise<Buffer[]> {
  console.log(`Upload: making ${PHOTOS} photos of 12 megapixels`)
  const files = (await readdir(DEMO_PHOTOS)).filter((name) => name.endsWith('.jpg'))
  if (files.length < PHOTOS) throw new Error(`There are only ${files.length} demo photos`)
  const noise = { type: 'gaussian', mean: 128, sigma: 26 } as const
  const grain = await sharp({ create: { ...PIXELS, channels: 3, noise, background: '#808080' } })
    .raw()
    .toBuffer()
  return Array.fromAsync(files.slice(0, PHOTOS), (file) =>
    sharp(fileURLToPath(new URL(file, DEMO_PHOTOS)))
      .resize({ ...PIXELS, fit: 'cover' })
      .composite([{ input: grain, raw: { ...PIXELS, channels: 3 }, blend: 'soft-light' }])
      .jpeg({ quality: 90 })
      .toBuffer(),
  )
}
