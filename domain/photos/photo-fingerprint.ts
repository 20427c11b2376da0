/** What a photo looks like at a glance, so that it can be told from others. */
export interface PhotoFingerprint {
  /** 32 hexadecimal digits, or empty where there is nothing to see, as on a plain wall. */
  fingerprint: string
  /** From 0 to 255, on average. */
  brightness: number
}

/** A photo is looked at in a square of so many grey pixels. */
export const SQUARE = 9

// Less is the noise of a plain wall and of another JPEG encoder.
const STEP = 2
const FEWEST_EDGES = 8

/**
 * Whether it gets darker from each pixel to the next, rightwards and downwards: sixty-four bits each.
 * Another size, another encoder and a little more light leave nearly all of them as they are.
 */
export function lookAt(pixels: Uint8Array): PhotoFingerprint {
  const at = (row: number, column: number) => pixels[row * SQUARE + column] ?? 0
  const [rightwards, downwards] = [new Array<boolean>(), new Array<boolean>()]
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      rightwards.push(at(row, column) - at(row, column + 1) > STEP)
      downwards.push(at(column, row) - at(column + 1, row) > STEP)
    }
  const bits = [...rightwards, ...downwards]
  const brightness = Math.round(pixels.reduce((sum, grey) => sum + grey, 0) / pixels.length)
  const plain = bits.filter(Boolean).length < FEWEST_EDGES
  return { fingerprint: plain ? '' : hexadecimal(bits), brightness }
}

function hexadecimal(bits: boolean[]): string {
  let digits = ''
  for (let from = 0; from < bits.length; from += 4)
    digits += bits
      .slice(from, from + 4)
      .reduce((digit, bit) => digit * 2 + (bit ? 1 : 0), 0)
      .toString(16)
  return digits
}

/** In how many bits two fingerprints differ. */
export function distance(one: string, other: string): number {
  let differing = 0
  for (let at = 0; at < one.length; at += 4) differing += ones(bandAt(one, at) ^ bandAt(other, at))
  return differing
}

export type Bands = [number, number, number, number]

/** The first sixty-four bits in four bands of sixteen, by which photos are found. */
export function bandsOf(fingerprint: string): Bands {
  return [0, 4, 8, 12].map((at) => bandAt(fingerprint, at)) as Bands
}

/**
 * A band and all that differ from it in one bit. Of two photos whose first sixty-four bits differ in
 * seven at most, one band differs in one at most: whoever looks for these misses none.
 */
export function nearTo(band: number): number[] {
  return [band, ...Array.from({ length: 16 }, (_, bit) => band ^ (1 << bit))]
}

function bandAt(fingerprint: string, at: number): number {
  return parseInt(fingerprint.slice(at, at + 4), 16)
}

function ones(number: number): number {
  let count = 0
  for (let left = number; left > 0; left &= left - 1) count++
  return count
}
