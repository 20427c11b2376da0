import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

const DEMO_PHOTOS = new URL('../../../demo/photos/', import.meta.url)
const WIDTH = 4000
const HEIGHT = 3000

/** Photos as a phone takes them: 12 megapixels, with the noise of a small sensor. */
export async function makePhonePhotos(count: number): Promise<Buffer[]> {
  console.log(`Upload: making ${count} photos of 12 megapixels`)
  const names = (await readdir(DEMO_PHOTOS)).filter((name) => name.endsWith('.jpg')).slice(0, count)
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
  for (const name of names)
    photos.push(await makePhoto(fileURLToPath(new URL(name, DEMO_PHOTOS)), grain))
  if (photos.length < count) throw new Error(`There are only ${photos.length} demo photos`)
  return photos
}

function makePhoto(path: string, grain: Buffer): Promise<Buffer> {
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
