import { fork } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import limit from 'p-limit'

import { percentile, rounded } from '#proof/report/figure.ts'
import type { Inventories, Site } from '#proof/bench/inventories.ts'
import type { Section } from '#proof/report/section.ts'
import { logIn } from '#test/running-site.ts'

import { telephonePhotos } from './photos.ts'

const LISTINGS = 10_000
const PHOTOS = 20
/** As the admin area sends them. */
const AT_ONCE = 3
const VISITOR_EVERY_MS = 10
const QUIET_MS = 4000
const VISITORS = fileURLToPath(new URL('visitors.ts', import.meta.url))
const VISITED = ['/', '/properties', '/blog', '/about']

/** An administrator brings the photos of a home, while visitors look at others. */
export async function upload(inventories: Inventories): Promise<Section> {
  const photos = await telephonePhotos(PHOTOS)
  const site = await inventories.start(LISTINGS)
  try {
    const token = await logIn(site.origin)
    const quiet = await visitorsDuring(site, () => wait(QUIET_MS))
    let seconds = 0
    const meanwhile = await visitorsDuring(site, async () => {
      const began = performance.now()
      const inTurn = limit(AT_ONCE)
      await Promise.all(photos.map((photo) => inTurn(() => send(site, token, photo))))
      seconds = (performance.now() - began) / 1000
    })
    const megabytes = photos.reduce((sum, { length }) => sum + length, 0) / 1e6
    return {
      title: 'Upload',
      says: `${PHOTOS} photos of 12 megapixels (${megabytes.toFixed(0)} MB together) by \`POST /api/upload\`, ${AT_ONCE} at once, until all are stored. Meanwhile a visitor comes every ${VISITOR_EVERY_MS} ms for a page; how long they wait, in milliseconds.`,
      tables: [
        {
          head: [
            'all stored, s',
            'a photo, s',
            'visitors before: p50 / p99 / longest',
            'visitors meanwhile',
          ],
          rows: [[rounded(seconds), rounded(seconds / PHOTOS), waits(quiet), waits(meanwhile)]],
        },
      ],
      figures: [],
    }
  } finally {
    await site.stop()
  }
}

async function send({ origin }: Site, token: string, photo: Buffer): Promise<void> {
  const body = new FormData()
  body.append('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}/api/upload`, { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`A photo was refused with ${answer.status}`)
  await answer.arrayBuffer()
}

/** How long visitors wait while something goes on. */
async function visitorsDuring({ origin }: Site, work: () => Promise<void>): Promise<number[]> {
  const visitors = fork(VISITORS, [origin, String(VISITOR_EVERY_MS), ...VISITED])
  try {
    await work()
    const told = new Promise<number[]>((resolve, reject) => {
      visitors.once('message', (waits) => resolve(waits as number[])).once('error', reject)
    })
    visitors.send('end')
    return await told
  } finally {
    visitors.kill()
  }
}

function waits(times: number[]): string {
  return [percentile(times, 50), percentile(times, 99), Math.max(...times)]
    .map((time) => time.toFixed(1))
    .join(' / ')
}
