/** Random numbers that can be repeated: the same seed gives the same numbers. */
export interface SeededRandom {
  /** From 0 up to, but not including, the limit. */
  below(limit: number): number
}

// Mulberry32.
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  return {
    below(limit) {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit
    },
  }
}
