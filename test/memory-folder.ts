import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

// Databases wait for the disk at every write. No test needs its files after a power cut, so they are
// in memory where Linux has a folder for that, and room in it.
const MEMORY = '/dev/shm'
const NEEDED_BYTES = 2 * 1024 ** 3

/** The folder for temporary files: in memory where there is room, or else on the disk. */
export function memoryFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > NEEDED_BYTES ? MEMORY : tmpdir()
}
