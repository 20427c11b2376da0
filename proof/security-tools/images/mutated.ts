import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'

import sharp from 'sharp'

/** A real photo in each format and manner that the site takes. */
export async function originals(): Promise<Record<string, Buffer>> {
  const photo = readFileSync(
    new URL('../../../demo/photos/kitchen-island-marble.jpg', import.meta.url),
  )
  const small = () => sharp(photo).resize({ width: 320 })
  const seeThrough = () => small().ensureAlpha(0.5)
  return {
    'JPEG, baseline': await small().jpeg({ progressive: false }).withMetadata().toBuffer(),
    'JPEG, progressive': await small().jpeg({ progressive: true }).toBuffer(),
    PNG: await seeThrough().png().toBuffer(),
    'PNG, palette': await small().png({ palette: true }).toBuffer(),
    WebP: await small().webp().toBuffer(),
    'WebP, lossless': await seeThrough().webp({ lossless: true }).toBuffer(),
    AVIF: await small().avif({ effort: 0 }).toBuffer(),
  }
}

// From a bit here and there to one in twenty.
const RATIOS = [0.00002, 0.0001, 0.0005, 0.002, 0.01, 0.05]

/** The bytes with some of their bits turned by zzuf; the same ones for the same seed. */
export async function mutated(bytes: Buffer, seed: number): Promise<Buffer> {
  const ratio = RATIOS[seed % RATIOS.length]
  const child = spawn('zzuf', ['-s', `${seed}`, '-r', `${ratio}`], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child.stdin.end(bytes)
  return buffer(child.stdout)
}
