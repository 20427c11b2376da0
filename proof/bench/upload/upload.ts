import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import limit from 'p-limit'
import type { BenchSite, BenchSites } from '#proof/bench/sites.ts'
import { bearer, sendForm } from '#proof/http-client.ts'
import { formatNumber, percentile } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { logIn } from '#test/running-site.ts'
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'

const PHOTOS = 20
/** As the admin area sends them. */
const MAX_PARALLEL_UPLOADS = 3
const VISITOR_EVERY_MS = 10
const QUIET_MS = 4000
const VISITORS = fileURLToPath(new URL('visitors.ts', import.meta.url))
const VISITED = ['/', '/properties', '/blog', '/about']

/** An administrator uploads the photos of a property while visitors read pages. */
export async function benchUpload(sites: BenchSites): Promise<Section> {
  const photos = await makePhonePhotos(PHOTOS)
  await using site = await sites.start()
  const headers = bearer(await logIn(site.origin))
  const before = await visitorWaits(site, () => wait(QUIET_MS))
  let seconds = 0
  const meanwhile = await visitorWaits(site, async () => {
    const started = performance.now()
    await limit(MAX_PARALLEL_UPLOADS).map(photos, async (photo) => {
      const { status } = await sendForm(`${site.origin}/api/upload`, { photo }, { headers })
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
  const reported = once(visitors, 'message') as Promise<[number[]]>
  visitors.send('end')
  return (await reported)[0]
}

function formatWaits(times: number[]): string {
  return [percentile(times, 50), percentile(times, 99), Math.max(...times)]
    .map((time) => time.toFixed(1))
    .join(' / ')
}

const DEMO_PHOTOS = new URL('../../../demo/photos/', import.meta.url)
const WIDTH = 4000
const HEIGHT = 3000

/** Photos as a phone takes them: 12 megapixels, with the noise of a small sensor. */
async function makePhonePhotos(count: number): Promise<Buffer[]> {
  console.log(`Upload: making ${count} photos of 12 megapixels`)
  const names = (await readdir(DEMO_PHOTOS)).filter((name) => name.endsWith('.jpg')).slice(0, count)
  const grain = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 26 },
      background: '#808080',
    },
  })
    .raw()
    .toBuffer()
  const photos: Buffer[] = []
  for (const name of names)
    photos.push(await makePhoto(fileURLToPath(new URL(name, DEMO_PHOTOS)), grain))
  if (photos.length < count) throw new Error(`There are only ${photos.length} demo photos`)
  return photos
}

function makePhoto(path: string, grain: Buffer): Promise<Buffer> {
  return sharp(path)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .composite([
      {
        input: grain,
        raw: { width: WIDTH, height: HEIGHT, channels: 3 },
        blend: 'soft-light',
      },
    ])
    .jpeg({ quality: 90 })
    .toBuffer()
}
