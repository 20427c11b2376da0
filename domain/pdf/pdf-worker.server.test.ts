import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

import { Busy } from '#domain/problem.ts'
import { readPdf } from '#test/pdf-reader.ts'
import { bareSheet, cardSheet, companySheet, printsOf } from '#test/page-contents.ts'

import { openPdfWorker, type PdfWorker } from './pdf-worker.server.ts'
import { photosOf, type Photos, type Sheet } from './page-content.ts'

const none = (): Promise<Photos> => Promise.resolve(new Map())

test('brochures and cards are made in letters that we have', async () => {
  const press = open()
  const listing = await press.make({ ...bareSheet, title: 'مرسى' }, none)
  expect(readPdf(listing).title).toBe('Property 1')
  const company = await press.make(companySheet, () => printsOf(photosOf(companySheet)))
  expect(readPdf(company).pages).toHaveLength(7)
  const card = await press.make(cardSheet, () => printsOf(['1.jpg']))
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('what cannot be drawn is a fault that says why, and the next is drawn', async () => {
  const press = open()
  const photos = new Map([['1.jpg', Buffer.from('rust')]])
  await expect(press.make(cardSheet, () => Promise.resolve(photos))).rejects.toThrow('unsupported')
  expect(await press.make({ ...cardSheet, photo: null }, none)).not.toHaveLength(0)
})

test.each([
  { sheet: bareSheet, most: 12 },
  { sheet: companySheet, most: 2 },
  { sheet: cardSheet, most: 40 },
] as { sheet: Sheet; most: number }[])(
  'one $sheet.kind is under way, $most more wait, and the next must come again',
  async ({ sheet, most }) => {
    const press = open()
    const { promise: end, resolve: letGo } = Promise.withResolvers<Photos>()
    let reading = 0
    const readPhotos = () => {
      reading++
      return end.then(() => Promise.reject<Photos>(new Error('enough')))
    }
    const waiting = [press.make(sheet, readPhotos).catch(String)]
    // It has its turn at the next one of the loop; only then do others wait for theirs.
    await expect.poll(() => reading).toBe(1)
    for (let nth = 0; nth < most; nth++) waiting.push(press.make(sheet, readPhotos).catch(String))
    const refusal = await press.make(sheet, readPhotos).catch((why: unknown) => why)
    expect(refusal).toBeInstanceOf(Busy)
    expect(refusal).toMatchObject({
      message: 'Too many brochures are being made at the moment. Please try again.',
    })
    // What waits holds no photos in memory.
    expect(reading).toBe(1)
    letGo(new Map())
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['Error: enough']))
    expect(reading).toBe(most + 1)
  },
)

test('a brochure that waits keeps no card from being made', async () => {
  const press = open()
  const { promise: end, resolve: letGo } = Promise.withResolvers<Photos>()
  const slow = press.make(bareSheet, () => end)
  expect(await press.make({ ...cardSheet, photo: null }, none)).not.toHaveLength(0)
  letGo(new Map())
  expect(readPdf(await slow).pages).toHaveLength(2)
})

test('a closed press makes nothing more', async () => {
  const press = open()
  press.close()
  await expect(press.make(bareSheet, none)).rejects.toThrow('The press is closed.')
})

function open(): PdfWorker {
  const press = openPdfWorker()
  onTestFinished(() => press.close())
  return press
}
