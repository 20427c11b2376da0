import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Databases wait for the disk at every write. No test needs its files after a power cut, so they are
// in memory where Linux has a folder for that, and room in it.
const MEMORY = '/dev/shm'
const NEEDED_BYTES = 2 * 1024 ** 3

let folder: string | undefined

/**
 * The folder for temporary files: in memory where there is room, or else on the disk. The one in
 * memory is removed at the end of the run, with whatever a test has left there.
 */
export function memoryFolder(): string {
  // In a worker it is the folder of the whole run.
  if (tmpdir().startsWith(MEMORY) || !hasRoom()) return tmpdir()
  folder ??= makeFolder()
  return folder
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > NEEDED_BYTES
}

function makeFolder(): string {
  const folder = mkdtempSync(join(MEMORY, 'tests-'))
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
