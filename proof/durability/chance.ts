/** Chance that can be had again: the same seed brings the same numbers. */
export interface Chance {
  seed: number
  /** A number from 0 up to, and without, the limit. */
  below(limit: number): number
}

// Mulberry32.
export function chance(seed: number): Chance {
  let state = seed >>> 0
  return {
    seed,
    below(limit) {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit
    },
  }
}
