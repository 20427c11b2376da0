import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { run } from './tools.ts'

/** A disk in memory that can be filled up. */
export interface SmallDisk {
  path: string
  /** Leaves no room for one more byte. */
  fill(): Promise<void>
  makeRoom(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

const MEGABYTES = 24

/** Mounts one over this folder, which is made where it is not there. */
export async function smallDisk(path: string): Promise<SmallDisk> {
  await mkdir(path, { recursive: true })
  await run('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=0700`, 'small-disk', path])
  const ballast = join(path, 'ballast')
  return {
    path,
    async fill() {
      const file = await open(ballast, 'a')
      try {
        for (const size of [2 ** 20, 4096, 1]) await writeUntilFull(file, Buffer.alloc(size))
      } finally {
        await file.close()
      }
    },
    makeRoom: () => rm(ballast),
    async [Symbol.asyncDispose]() {
      await run('umount', ['--lazy', path])
    },
  }
}

async function writeUntilFull(
  file: Awaited<ReturnType<typeof open>>,
  bytes: Buffer,
): Promise<void> {
  try {
    for (;;) {
      const { bytesWritten } = await file.write(bytes)
      if (bytesWritten < bytes.length) return
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
