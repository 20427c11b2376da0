import { expect, test } from 'vitest'

import { isPhotoName, readVariantName, variantName, variantUrl, widthsOf } from './photo.ts'

const name = `${'0f'.repeat(16)}.jpg`

test('a photo offers no width beyond its own, save the first that reaches it', () => {
  expect(widthsOf({ width: 1600 })).toEqual([160, 320, 480, 640, 800, 960, 1280, 1600])
  expect(widthsOf({ width: 700 })).toEqual([160, 320, 480, 640, 800])
  expect(widthsOf({ width: 20 })).toEqual([160])
})

test('a variant is told by its name', () => {
  expect(readVariantName(variantName(name, 640, 'avif'))).toEqual({
    hash: '0f'.repeat(16),
    width: 640,
    format: 'avif',
  })
  expect(variantUrl(name, 640, 'webp')).toBe(`/uploads/${'0f'.repeat(16)}-640.webp`)
})

test('only listed widths and formats are variants', () => {
  expect(readVariantName(`${'0f'.repeat(16)}-641.avif`)).toBeNull()
  expect(readVariantName(`${'0f'.repeat(16)}-640.gif`)).toBeNull()
  expect(readVariantName('../../etc/passwd')).toBeNull()
})

test('only names that we make are photo names', () => {
  expect(isPhotoName(name)).toBe(true)
  for (const wrong of ['', 'a.jpg', `../${name}`, `${name}\n`, name.toUpperCase()])
    expect(isPhotoName(wrong)).toBe(false)
})
