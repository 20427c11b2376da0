import sharp, { type SharpOptions } from 'sharp'

import { bearer, request, type HttpResult } from '#proof/http-client.ts'
import { atMost, formatSeconds } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { logIn } from '#test/running-site.ts'
import { blackPng, form } from '#test/samples.ts'

import { withSite } from './with-site.ts'

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
  const rows = await withSite({ LOG_LEVEL: 'silent' }, async ({ url }) => {
    const headers = bearer(await logIn(url))
    const results: [string, number, HttpResult][] = []
    for (const [shape, make] of Object.entries(SHAPES)) {
      const photo = await make()
      const { payload, headers: type } = await form({ photo })
      const sent = { method: 'POST', headers: { ...headers, ...type }, body: payload }
      results.push([shape, photo.length, await request(`${url}/api/upload`, sent)])
    }
    return results
  })
  return {
    title: 'Pictures that cost much',
    description:
      'Each is uploaded by an administrator. What is too large is refused before it is decoded.',
    tables: [
      table(
        'picture | size | answer | after',
        rows.map(([shape, bytes, { status, ms }]) => [
          shape,
          `${(bytes / 1000).toFixed(0)} kB`,
          status,
          formatSeconds(ms),
        ]),
      ),
    ],
    goals: [
      atMost(
        'Pictures that cost much: longest',
        Math.max(...rows.map(([, , one]) => one.ms)) / 1000,
        3,
        's',
      ),
      atMost(
        'Pictures that cost much: answered with 5xx, or not',
        rows.filter(([, , { status }]) => status === 0 || status >= 500).length,
        0,
      ),
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
