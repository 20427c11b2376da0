import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { run } from '#proof/debian-tools.ts'

/** A disk in memory that can be filled up. */
export interface SmallDisk {
  path: string
  /** Leaves no room for one more byte. */
  fail(): Promise<void>
  /** Makes room again. */
  repair(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

const SIZE_MEGABYTES = 24

/** Mounts a small disk at this path. */
export async function mountSmallDisk(path: string): Promise<SmallDisk> {
  await mkdir(path, { recursive: true })
  await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MEGABYTES}m,mode=0700`, 'small-disk', path])
  const ballast = join(path, 'ballast')
  return {
    path,
    async fail() {
      const file = await open(ballast, 'a')
      try {
        for (const size of [2 ** 20, 4096, 1]) await writeUntilFull(file, Buffer.alloc(size))
      } finally {
        await file.close()
      }
    },
    repair: () => rm(ballast),
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
