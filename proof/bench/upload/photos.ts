import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

const DEMO = new URL('../../../demo/photos/', import.meta.url)
const WIDTH = 4000
const HEIGHT = 3000

/** Photos as a telephone takes them: 12 megapixels, with the noise of a small sensor. */
export async function telephonePhotos(count: number): Promise<Buffer[]> {
  console.log(`Upload: making ${count} photos of 12 megapixels`)
  const names = (await readdir(DEMO)).filter((name) => name.endsWith('.jpg')).slice(0, count)
  const grain = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 26 },
      background: '#808080',
    },
  })
    .raw()
    .toBuffer()
  const photos: Buffer[] = []
  for (const name of names) photos.push(await photo(fileURLToPath(new URL(name, DEMO)), grain))
  if (photos.length < count) throw new Error(`There are only ${photos.length} demo photos`)
  return photos
}

function photo(path: string, grain: Buffer): Promise<Buffer> {
  return sharp(path)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .composite([
      {
        input: grain,
        raw: { width: WIDTH, height: HEIGHT, channels: 3 },
        blend: 'soft-light',
      },
    ])
    .jpeg({ quality: 90 })
    .toBuffer()
}
