import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

import type { SitePhoto } from '#app/ui/picture.tsx'
import { WIDTHS } from '#domain/photos/photo.ts'

// The photographs of the pages themselves. They are made once, by hand, and kept in the repository,
// because making them takes longer than anyone wants to wait for a build.
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
const SMALLEST = 480
const LARGEST = 2048

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const folder = path('app/public/assets/photos/')
const modules = path('app/site/photos/')

for (const made of [folder, modules]) mkdirSync(made, { recursive: true })
// A module each, so that a page brings along only the photographs that it shows.
for (const name of PHOTOS)
  writeFileSync(
    `${modules}${name}.ts`,
    `import type { SitePhoto } from '#app/ui/picture.tsx'

// Written by \`node scripts/site-photos.ts\`.
export const ${constant(name)}: SitePhoto = ${JSON.stringify(await make(name))}
`,
  )

function constant(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

async function make(name: string): Promise<SitePhoto> {
  const original = readFileSync(path(`demo/photos/${name}.jpg`))
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 8)
  const { width, height } = await sharp(original).metadata()
  const widths = WIDTHS.filter((made) => SMALLEST <= made && made <= Math.min(width, LARGEST))
  for (const wide of widths) {
    const file = `${folder}${name}-${hash}-${wide}`
    // Visitors keep these for ever: another quality would need another name.
    if (existsSync(`${file}.webp`)) continue
    const small = sharp(original).resize({ width: wide })
    await small.clone().avif({ quality: 52, effort: 5 }).toFile(`${file}.avif`)
    await small.clone().webp({ quality: 74 }).toFile(`${file}.webp`)
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
