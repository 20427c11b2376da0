import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

import { Busy } from '#domain/problem.ts'
import { readPdf } from '#test/pdf-reader.ts'
import { minimalProperty, shareImage, company, samplePhotos } from '#test/print-contents.ts'

import { openPdfWorker, type PdfWorker } from './pdf-worker.server.ts'
import { printedPhotos, type PhotosByName, type PrintContent } from './page-content.ts'

const noPhotos = (): Promise<PhotosByName> => Promise.resolve(new Map())

test('brochures and share images are made in supported characters', async () => {
  const worker = openTestWorker()
  const property = await worker.make({ ...minimalProperty, title: '码头' }, noPhotos)
  expect(readPdf(property).title).toBe('Property 1')
  const agency = await worker.make(company, () => samplePhotos(printedPhotos(company)))
  expect(readPdf(agency).pages).toHaveLength(7)
  const image = await worker.make(shareImage, () => samplePhotos(['1.jpg']))
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('a drawing that fails says why, and the next one is drawn', async () => {
  const worker = openTestWorker()
  const photos = new Map([['1.jpg', Buffer.from('not a picture')]])
  await expect(worker.make(shareImage, () => Promise.resolve(photos))).rejects.toThrow(
    'unsupported',
  )
  expect(await worker.make({ ...shareImage, photo: null }, noPhotos)).not.toHaveLength(0)
})

test.each([
  { content: minimalProperty, max: 12 },
  { content: company, max: 2 },
  { content: shareImage, max: 40 },
] as { content: PrintContent; max: number }[])(
  'one $content.kind is drawn, $max more wait, and the next is refused',
  async ({ content, max }) => {
    const worker = openTestWorker()
    const { promise: end, resolve: release } = Promise.withResolvers<PhotosByName>()
    let reads = 0
    const readPhotos = () => {
      reads++
      return end.then(() => Promise.reject<PhotosByName>(new Error('enough')))
    }
    const waiting = [worker.make(content, readPhotos).catch(String)]
    // The first job starts in the next turn of the event loop. Only then do others wait.
    await expect.poll(() => reads).toBe(1)
    for (let index = 0; index < max; index++)
      waiting.push(worker.make(content, readPhotos).catch(String))
    const refusal = await worker.make(content, readPhotos).catch((why: unknown) => why)
    expect(refusal).toBeInstanceOf(Busy)
    expect(refusal).toMatchObject({
      message: 'Too many brochures are being made at the moment. Please try again.',
    })
    // Waiting jobs hold no photos in memory.
    expect(reads).toBe(1)
    release(new Map())
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['Error: enough']))
    expect(reads).toBe(max + 1)
  },
)

test('a waiting brochure does not block a share image', async () => {
  const worker = openTestWorker()
  const { promise: end, resolve: release } = Promise.withResolvers<PhotosByName>()
  const slow = worker.make(minimalProperty, () => end)
  expect(await worker.make({ ...shareImage, photo: null }, noPhotos)).not.toHaveLength(0)
  release(new Map())
  expect(readPdf(await slow).pages).toHaveLength(2)
})

test('a closed PDF worker draws nothing more', async () => {
  const worker = openTestWorker()
  worker.close()
  await expect(worker.make(minimalProperty, noPhotos)).rejects.toThrow('The PDF worker is closed.')
})

function openTestWorker(): PdfWorker {
  const worker = openPdfWorker()
  onTestFinished(() => worker.close())
  return worker
}
