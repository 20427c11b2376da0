import { expect, test } from 'vitest'

import { addPhotos, leaveOutDamaged } from './photos.ts'
import { WORDS } from './words.ts'

const { en, ar } = WORDS

const jpeg = photo('front-gate.jpg')

test('photos are added after those already selected', () => {
  const { photos, refusals } = addPhotos(en, [jpeg], [photo('garden.png', 'image/png')])
  expect(photos.map(({ name }) => name)).toEqual(['front-gate.jpg', 'garden.png'])
  expect(refusals).toEqual([])
})

test('the same photo is added once, in one drop or in two', () => {
  expect(addPhotos(en, [jpeg], [jpeg]).photos).toEqual([jpeg])
  expect(addPhotos(en, [], [jpeg, jpeg]).photos).toEqual([jpeg])
})

test('a different photo with the same name is added', () => {
  expect(
    addPhotos(en, [jpeg], [photo('front-gate.jpg', 'image/jpeg', 'other')]).photos,
  ).toHaveLength(2)
})

test.each([
  ['IMG_0001.HEIC', 'image/heic'],
  ['IMG_0001.heic', ''],
])('a HEIC photo (%s, %j) is refused with advice', (name, type) => {
  expect(addPhotos(en, [], [photo(name, type)])).toEqual({
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
])('%s is refused as no photo', (name, type) => {
  const { photos, refusals } = addPhotos(en, [], [photo(name, type)])
  expect(photos).toEqual([])
  expect(refusals).toEqual([
    `${name} is not a photo that we can open. Please choose JPEG, PNG, WebP or AVIF files.`,
  ])
})

test('a photo without a type is recognised by its extension', () => {
  expect(addPhotos(en, [], [photo('garden.JPG', '')]).photos).toHaveLength(1)
})

test('an empty file is refused', () => {
  expect(addPhotos(en, [], [photo('void.jpg', 'image/jpeg', '')]).refusals).toEqual([
    'void.jpg is empty. Please choose it again.',
  ])
})

test('a photo of more than 30 MB is refused', () => {
  const large = photo('large.jpg')
  Object.defineProperty(large, 'size', { value: 30 * 1024 ** 2 + 1 })
  expect(addPhotos(en, [], [large]).refusals).toEqual([
    'large.jpg is larger than 30 MB. Please choose a smaller copy.',
  ])
})

test('a damaged photo is named and left out', () => {
  const other = photo('garden.jpg')
  expect(leaveOutDamaged(en, { photos: [jpeg, other], refusals: [] }, jpeg)).toEqual({
    photos: [other],
    refusals: ['front-gate.jpg is damaged or is not a photo, and was left out.'],
  })
})

test('the forty-first photo is left out with a message', () => {
  const many = Array.from({ length: 41 }, (_, index) => photo(`${index + 1}.jpg`))
  const { photos, refusals } = addPhotos(en, [], many)
  expect(photos).toHaveLength(40)
  expect(refusals).toEqual(['41.jpg was left out: one request takes up to 40 photos.'])
})

test('in Arabic a refusal keeps the direction of the file name', () => {
  expect(addPhotos(ar, [], [photo('void.jpg', 'image/jpeg', '')]).refusals).toEqual([
    'الملف «\u2068void.jpg\u2069» فارغ. يرجى اختياره من جديد.',
  ])
  expect([1, 2, 3, 40].map(ar.uploading)).toEqual([
    'جارٍ رفع صورة واحدة',
    'جارٍ رفع صورتين',
    'جارٍ رفع 3 صور',
    'جارٍ رفع 40 صورة',
  ])
})

function photo(name: string, type = 'image/jpeg', bytes = 'picture'): File {
  return new File([bytes], name, { type, lastModified: 0 })
}
