import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

const DEMO = new URL('../../demo/photos/', import.meta.url)
const WIDTH = 4000
const HEIGHT = 3000

/** Photos as a telephone takes them: 12 megapixels, with the noise of a small sensor. */
export async function telephonePhotos(count: number): Promise<Buffer[]> {
  const names = (await readdir(DEMO)).filter((name) => name.endsWith('.jpg'))
  const photos: Buffer[] = []
  for (let at = 0; at < count; at++) {
    const name = names[at % names.length] ?? ''
    photos.push(await photo(fileURLToPath(new URL(name, DEMO)), at))
  }
  return photos
}

async function photo(path: string, nth: number): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 9 + (nth % 5) },
      background: '#808080',
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(path)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}
