import { mkdir, open, rm, truncate, writeFile, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

import { run } from '#proof/debian-tools.ts'

const SMALL_MEGABYTES = 24
const LOOP_BYTES = 1024 ** 3

export type SmallDisk = Awaited<ReturnType<typeof mountSmallDisk>>

/** Mounts a disk in memory that can be filled up. */
export async function mountSmallDisk(path: string) {
  await mkdir(path, { recursive: true })
  const size = `size=${SMALL_MEGABYTES}m,mode=0700`
  await run('mount', ['-t', 'tmpfs', '-o', size, 'small-disk', path])
  const ballast = join(path, 'ballast')
  return {
    path,
    /** Leaves no room for one more byte. */
    async fail() {
      await using file = await open(ballast, 'a')
      for (const size of [2 ** 20, 4096, 1]) await writeUntilFull(file, Buffer.alloc(size))
    },
    /** Makes room again. */
    repair: () => rm(ballast),
    async [Symbol.asyncDispose]() {
      await run('umount', ['--lazy', path])
    },
  }
}

async function writeUntilFull(file: FileHandle, bytes: Buffer): Promise<void> {
  try {
    for (;;) {
      const { bytesWritten } = await file.write(bytes)
      if (bytesWritten < bytes.length) return
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

/** Mounts a disk in a file, whose power can be cut. */
export async function mountLoopDisk(folder: string) {
  const [image, path] = [join(folder, 'disk.img'), join(folder, 'disk')]
  await writeFile(image, '')
  await truncate(image, LOOP_BYTES)
  await run('mkfs.ext4', ['-q', '-F', image])
  await mkdir(path)
  const mount = () => run('mount', ['-o', 'loop', image, path])
  const unmount = () => run('umount', [path])
  await mount()
  return {
    path,
    /** What is not on the disk yet is lost, and nothing is written from now on. */
    async cutPower() {
      // Without -f the journal in memory is not written either.
      await run('xfs_io', ['-x', '-c', 'shutdown', path])
    },
    /** Mounts it again, as after a power cut: the file system recovers from its journal. */
    async remount() {
      await unmount()
      await mount()
    },
    /** What the file system's own check finds. */
    async findDamage() {
      await unmount()
      const damage = await run('e2fsck', ['-f', '-n', image]).then(
        () => [],
        (error: unknown) => [`the file system is damaged: ${String(error)}`],
      )
      await mount()
      return damage
    },
    async [Symbol.asyncDispose]() {
      await unmount()
    },
  }
}
