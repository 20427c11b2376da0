import sharp, { type SharpOptions } from 'sharp'

import { startAdminSite } from '#proof/sites.ts'
import { request } from '#proof/http-client.ts'
import { atMost, atMostSeconds, formatSeconds } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { blackPng } from '#test/samples.ts'

import { times } from './visitor-groups.ts'

/** Pictures of a few kilobytes that cost much to decode. */
const SHAPES: Record<string, () => Promise<Buffer> | Buffer> = {
  'one pixel by fifty million': () => blackPng(1, 50_000_000),
  'fifty million by one pixel': () => blackPng(50_000_000, 1),
  '20,000 by 2,400, of one colour': () => blackPng(20_000, 2400),
  '7,000 by 7,000, of one colour': () => blackPng(7000, 7000),
  '16,000 by 16,000, of one colour': () => blackPng(16_000, 16_000),
  'a GIF of 1,000 frames': () => frames(1000).gif({ effort: 1 }).toBuffer(),
  'a WebP of 300 frames': () => frames(300).webp({ effort: 0 }).toBuffer(),
  'a progressive JPEG of 7,000 by 7,000': () =>
    plain(7000, 7000).jpeg({ progressive: true }).toBuffer(),
}

export async function testCostlyPictures(): Promise<Section> {
  await using site = await startAdminSite({ LOG_LEVEL: 'silent' })
  const results = await Array.fromAsync(Object.entries(SHAPES), async ([shape, make]) => {
    const photo = await make()
    const sent = { form: { photo }, token: site.token }
    return { shape, bytes: photo.length, ...(await request(`${site.url}/api/upload`, sent)) }
  })
  const unanswered = results.filter(({ status }) => status === 0 || status >= 500)
  return {
    title: 'Pictures that cost much',
    description:
      'Each is uploaded by an administrator. What is too large is refused before it is decoded.',
    tables: [
      tableOf(results, {
        picture: ({ shape }) => shape,
        size: ({ bytes }) => `${(bytes / 1000).toFixed(0)} kB`,
        answer: ({ status }) => status,
        after: ({ ms }) => formatSeconds(ms),
      }),
    ],
    goals: [
      atMostSeconds('Pictures that cost much: longest', Math.max(...times(results)), 3),
      atMost('Pictures that cost much: answered with 5xx, or not', unanswered.length, 0),
    ],
  }
}

function plain(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: '#a98' },
    limitInputPixels: false,
  })
}

function frames(count: number) {
  return sharp({
    create: { width: 500, height: 500 * count, channels: 3, background: '#a98', pageHeight: 500 },
    limitInputPixels: false,
  } as SharpOptions)
}
