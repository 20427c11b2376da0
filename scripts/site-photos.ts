import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

import type { SitePhoto } from '#app/ui/picture.tsx'
import { WIDTHS } from '#domain/photos/photo.ts'

// Makes the photos that belong to the pages themselves. By hand, with the results committed, since it
// takes too long for every build: `node scripts/run.cjs scripts/site-photos.ts`.
const PHOTOS = [
  'beachfront-mansion-exterior',
  'boulevard-retail-evening',
  'desert-villa-exterior-golden',
  'hero-skyline-dusk',
  'kitchen-island-marble',
  'penthouse-lounge-dusk',
  'townhouse-row-street',
  'villa-pool-exterior-dusk',
  'villa-terrace-angle-day',
  'waterfront-tower-exterior-dusk',
]
const MIN_WIDTH = 480
const MAX_WIDTH = 2048

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const folder = path('app/public/assets/photos/')
const descriptions = path('app/site/photos/')

for (const output of [folder, descriptions]) mkdirSync(output, { recursive: true })
// One file each, so that a page loads only the photos that it shows.
for (const name of PHOTOS)
  writeFileSync(`${descriptions}${name}.json`, `${JSON.stringify(await resizePhoto(name))}\n`)

async function resizePhoto(name: string): Promise<SitePhoto> {
  const original = readFileSync(path(`demo/photos/${name}.jpg`))
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 8)
  const { width, height } = await sharp(original).metadata()
  const widths = WIDTHS.filter((each) => MIN_WIDTH <= each && each <= Math.min(width, MAX_WIDTH))
  for (const targetWidth of widths) {
    const file = `${folder}${name}-${hash}-${targetWidth}`
    // Browsers cache these forever: another quality needs another name.
    if (existsSync(`${file}.webp`)) continue
    const resized = sharp(original).resize({ width: targetWidth })
    await resized.clone().avif({ quality: 52, effort: 5 }).toFile(`${file}.avif`)
    await resized.clone().webp({ quality: 74 }).toFile(`${file}.webp`)
  }
  const blurred = await sharp(original).resize({ width: 16 }).webp({ quality: 30 }).toBuffer()
  return {
    src: `/assets/photos/${name}-${hash}`,
    widths,
    width,
    height,
    placeholder: `data:image/webp;base64,${blurred.toString('base64')}`,
  }
}
