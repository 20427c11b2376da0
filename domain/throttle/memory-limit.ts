import type { Clock } from '#domain/app.ts'

/** Above this many networks within a window, further ones are refused: memory is bounded. */
const MAX_NETWORKS = 50_000

interface MemoryLimit {
  allowed: number
  perMs: number
}

/**
 * Limits by network, in the memory of one process, what is too frequent to be counted in the
 * database. No address is stored, and all are forgotten when a window ends.
 */
export function memoryLimit(clock: Clock, { allowed, perMs }: MemoryLimit) {
  let counts = new Map<string, number>()
  let end = 0
  return {
    isAllowed(network: string): boolean {
      const time = clock.now().getTime()
      // Also where a wrong clock set the end.
      if (time >= end || end > time + perMs) {
        counts = new Map()
        end = time + perMs
      }
      const count = (counts.get(network) ?? 0) + 1
      if (count > allowed || (count === 1 && counts.size >= MAX_NETWORKS)) return false
      counts.set(network, count)
      return true
    },
  }
}
