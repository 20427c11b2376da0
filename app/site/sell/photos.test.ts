import { expect, test } from 'vitest'

import { choose } from './photos.ts'

const jpeg = photo('front-gate.jpg')

test('photos are added behind those that were chosen before', () => {
  const { photos, refusals } = choose([jpeg], [photo('garden.png', 'image/png')])
  expect(photos.map(({ name }) => name)).toEqual(['front-gate.jpg', 'garden.png'])
  expect(refusals).toEqual([])
})

test('the same photo twice counts once, whether in one drop or in two', () => {
  expect(choose([jpeg], [jpeg]).photos).toEqual([jpeg])
  expect(choose([], [jpeg, jpeg]).photos).toEqual([jpeg])
})

test('another photo under the same name is another photo', () => {
  expect(choose([jpeg], [photo('front-gate.jpg', 'image/jpeg', 'other')]).photos).toHaveLength(2)
})

test.each([
  ['IMG_0001.HEIC', 'image/heic'],
  ['IMG_0001.heic', ''],
])('a HEIC photo (%s, %j) is refused with what to do about it', (name, type) => {
  expect(choose([], [photo(name, type)])).toEqual({
    photos: [],
    refusals: [
      `${name} is a HEIC photo, which we cannot open. Please save it as JPEG and choose it again.`,
    ],
  })
})

test.each([
  ['deed.pdf', 'application/pdf'],
  ['plan.svg', 'image/svg+xml'],
  ['notes', ''],
])('%s is no photo', (name, type) => {
  const { photos, refusals } = choose([], [photo(name, type)])
  expect(photos).toEqual([])
  expect(refusals).toEqual([
    `${name} is not a photo that we can open. Please choose JPEG, PNG, WebP or AVIF files.`,
  ])
})

test('a photo that came without its kind is known by its name', () => {
  expect(choose([], [photo('garden.JPG', '')]).photos).toHaveLength(1)
})

test('an empty file is refused', () => {
  expect(choose([], [photo('void.jpg', 'image/jpeg', '')]).refusals).toEqual([
    'void.jpg is empty. Please choose it again.',
  ])
})

test('a photo of more than 30 MB is refused', () => {
  const large = photo('large.jpg')
  Object.defineProperty(large, 'size', { value: 30 * 1024 ** 2 + 1 })
  expect(choose([], [large]).refusals).toEqual([
    'large.jpg is larger than 30 MB. Please choose a smaller copy.',
  ])
})

test('the forty-first photo is left out, and says so', () => {
  const many = Array.from({ length: 41 }, (_, at) => photo(`${at + 1}.jpg`))
  const { photos, refusals } = choose([], many)
  expect(photos).toHaveLength(40)
  expect(refusals).toEqual(['41.jpg was left out: one request takes up to 40 photos.'])
})

function photo(name: string, type = 'image/jpeg', bytes = 'picture'): File {
  return new File([bytes], name, { type, lastModified: 0 })
}
