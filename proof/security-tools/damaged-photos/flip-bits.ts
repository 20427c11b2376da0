import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'

import sharp from 'sharp'

/** A real photo in each format and encoding that the site accepts. */
export async function samplePhotos(): Promise<Record<string, Buffer>> {
  const photo = readFileSync(
    new URL('../../../demo/photos/kitchen-island-marble.jpg', import.meta.url),
  )
  const small = () => sharp(photo).resize({ width: 320 })
  const transparent = () => small().ensureAlpha(0.5)
  return {
    'JPEG, baseline': await small().jpeg({ progressive: false }).withMetadata().toBuffer(),
    'JPEG, progressive': await small().jpeg({ progressive: true }).toBuffer(),
    PNG: await transparent().png().toBuffer(),
    'PNG, palette': await small().png({ palette: true }).toBuffer(),
    WebP: await small().webp().toBuffer(),
    'WebP, lossless': await transparent().webp({ lossless: true }).toBuffer(),
    AVIF: await small().avif({ effort: 0 }).toBuffer(),
  }
}

// The share of flipped bits.
const RATIOS = [0.00002, 0.0001, 0.0005, 0.002, 0.01, 0.05]

/** Lets zzuf flip some bits; the same ones for the same seed. */
export async function flipBits(bytes: Buffer, seed: number): Promise<Buffer> {
  const ratio = RATIOS[seed % RATIOS.length]
  const child = spawn('zzuf', ['-s', `${seed}`, '-r', `${ratio}`], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child.stdin.end(bytes)
  return buffer(child.stdout)
}
