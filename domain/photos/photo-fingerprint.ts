/** A compact description of a photo, by which similar photos are found. */
export interface PhotoFingerprint {
  /** 32 hexadecimal digits, or empty where the photo has no structure, such as a plain wall. */
  fingerprint: string
  /** From 0 to 255, on average. */
  brightness: number
}

/** A photo is reduced to a square of this many grey pixels a side. */
export const GRID_SIZE = 9

// Smaller steps are the noise of a plain wall or of another JPEG encoder.
const MIN_EDGE_STEP = 2
const MIN_EDGES = 8

/**
 * A difference hash: for each pixel whether the next one is darker, 64 bits rightwards and then 64
 * bits downwards. Resizing, another encoder and a little more light change few of the bits.
 */
export function computeFingerprint(pixels: Uint8Array): PhotoFingerprint {
  const pixel = (row: number, column: number) => pixels[row * GRID_SIZE + column] ?? 0
  const [rightwards, downwards] = [new Array<boolean>(), new Array<boolean>()]
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      rightwards.push(pixel(row, column) - pixel(row, column + 1) > MIN_EDGE_STEP)
      downwards.push(pixel(column, row) - pixel(column + 1, row) > MIN_EDGE_STEP)
    }
  const bits = [...rightwards, ...downwards]
  const hexadecimal = BigInt(`0b${bits.map(Number).join('')}`)
    .toString(16)
    .padStart(32, '0')
  const brightness = Math.round(pixels.reduce((sum, grey) => sum + grey, 0) / pixels.length)
  const isPlain = bits.filter(Boolean).length < MIN_EDGES
  return { fingerprint: isPlain ? '' : hexadecimal, brightness }
}

/** The number of bits in which two fingerprints differ. */
export function distance(one: string, other: string): number {
  const differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  return differing.toString(2).replaceAll('0', '').length
}

/** The first 64 bits as four bands of 16, the indexed columns that a search looks in. */
export function bandsOf(fingerprint: string): number[] {
  return [0, 4, 8, 12].map((start) => parseInt(fingerprint.slice(start, start + 4), 16))
}

/**
 * A band and all that differ from it in one bit. If the first 64 bits of two photos differ in at
 * most seven, at least one of the four bands differs in at most one: a search by these finds it.
 */
export function similarBands(band: number): number[] {
  return [band, ...Array.from({ length: 16 }, (_, bit) => band ^ (1 << bit))]
}
