import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { run } from '#proof/debian-tools.ts'

/** A disk in a file, whose power can be cut. */
export interface LoopDisk {
  /** Where it is mounted. */
  path: string
  /** What is not on the disk yet is lost, and nothing is written from now on. */
  cutPower(): Promise<void>
  /** Mounts it again, as after a power cut: the file system recovers from its journal. */
  remount(): Promise<void>
  /** What the file system's own check finds. */
  findDamage(): Promise<string[]>
  [Symbol.asyncDispose](): Promise<void>
}

const SIZE_BYTES = 1024 ** 3

export async function mountLoopDisk(folder: string): Promise<LoopDisk> {
  const [image, path] = [join(folder, 'disk.img'), join(folder, 'disk')]
  await writeFile(image, '')
  await truncate(image, SIZE_BYTES)
  await run('mkfs.ext4', ['-q', '-F', image])
  await mkdir(path)
  const mount = () => run('mount', ['-o', 'loop', image, path])
  const unmount = () => run('umount', [path])
  await mount()
  return {
    path,
    async cutPower() {
      // Without -f the journal in memory is not written either.
      await run('xfs_io', ['-x', '-c', 'shutdown', path])
    },
    async remount() {
      await unmount()
      await mount()
    },
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
