import { expect, test } from 'vitest'

import {
  cleanFileName,
  downloadName,
  isPhotoName,
  MAX_PHOTO_BYTES,
  photoUrl,
  readVariantName,
  variantName,
  variantUrl,
  WIDTHS,
  widthsOf,
} from './photo.ts'

const name = `${'0f'.repeat(16)}.jpg`

test('a photo is offered in widths up to its own, and the next one where none equals it', () => {
  expect(widthsOf({ width: 1600 })).toEqual([160, 320, 480, 640, 800, 960, 1280, 1600])
  expect(widthsOf({ width: 700 })).toEqual([160, 320, 480, 640, 800])
  expect(widthsOf({ width: 20 })).toEqual([160])
  expect(widthsOf({ width: 2560 })).toEqual(WIDTHS)
  expect(widthsOf({ width: 5000 })).toEqual(WIDTHS)
})

test('a variant name is read back into its parts', () => {
  expect(readVariantName(variantName(name, 640, 'avif'))).toEqual({
    hash: '0f'.repeat(16),
    width: 640,
    format: 'avif',
  })
  expect(variantUrl(name, 640, 'webp')).toBe(`/uploads/${'0f'.repeat(16)}-640.webp`)
})

test('only the known widths and formats are variants', () => {
  expect(readVariantName(`${'0f'.repeat(16)}-641.avif`)).toBeNull()
  expect(readVariantName(`${'0f'.repeat(16)}-640.gif`)).toBeNull()
  expect(readVariantName('../../etc/passwd')).toBeNull()
  const right = `${'0f'.repeat(16)}-640.avif`
  for (const wrong of [`x${right}`, `${right}x`, `0${right}`, right.replace('640', '0640')])
    expect(readVariantName(wrong), wrong).toBeNull()
})

test('only 32 hexadecimal digits and .jpg or .png are a photo name', () => {
  expect(isPhotoName(name)).toBe(true)
  expect(isPhotoName(name.replace('.jpg', '.png'))).toBe(true)
  for (const wrong of [
    '',
    'a.jpg',
    `../${name}`,
    `${name}\n`,
    `${name}x`,
    `0${name}`,
    name.replace('.', 'x'),
    name.replace('jpg', 'gif'),
    name.toUpperCase(),
  ])
    expect(isPhotoName(wrong), wrong).toBe(false)
})

test('photo URLs start with /uploads or with another base', () => {
  expect(photoUrl(name)).toBe(`/uploads/${name}`)
  expect(photoUrl(name, 'https://photos.example')).toBe(`https://photos.example/${name}`)
  expect(variantUrl(name, 160, 'avif', 'https://photos.example')).toBe(
    `https://photos.example/${'0f'.repeat(16)}-160.avif`,
  )
})

test('a photo may have 30 MB', () => {
  expect(MAX_PHOTO_BYTES).toBe(31_457_280)
})

test('a file name is kept without its folder and without control characters', () => {
  expect(cleanFileName('C:\\photos\\Sea view.JPG')).toBe('Sea view.JPG')
  expect(cleanFileName('../../etc/غرفة.png')).toBe('غرفة.png')
  expect(cleanFileName('a\u0000b\u202Egpj.exe\n')).toBe('abgpj.exe')
  expect(cleanFileName('x'.repeat(500))).toHaveLength(120)
})

test('a photo is saved under its file name, with the type that it is stored in', () => {
  expect(downloadName('0123.jpg', 'Sea view.WEBP')).toBe('Sea view.jpg')
  expect(downloadName('0123.png', 'Sea view')).toBe('Sea view.png')
})
