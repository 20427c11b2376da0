import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { run } from './tools.ts'

/** A disk of its own, in a file, whose power can be cut. */
export interface LoopDisk {
  /** Where it is mounted. */
  path: string
  /** What was not yet on the disk is gone, and nothing is written from now on. */
  cutPower(): Promise<void>
  /** Mounts it again, as after a power cut: the file system mends itself from its journal. */
  comeBack(): Promise<void>
  /** What the file system's own check finds wrong. */
  faults(): Promise<string[]>
  [Symbol.asyncDispose](): Promise<void>
}

const BYTES = 1024 ** 3

export async function loopDisk(folder: string): Promise<LoopDisk> {
  const [image, path] = [join(folder, 'disk.img'), join(folder, 'disk')]
  await writeFile(image, '')
  await truncate(image, BYTES)
  await run('mkfs.ext4', ['-q', '-F', image])
  await mkdir(path)
  const mount = () => run('mount', ['-o', 'loop', image, path])
  const unmount = () => run('umount', [path])
  await mount()
  return {
    path,
    async cutPower() {
      // Without -f: what waits in the journal's memory is not written either.
      await run('xfs_io', ['-x', '-c', 'shutdown', path])
    },
    async comeBack() {
      await unmount()
      await mount()
    },
    async faults() {
      await unmount()
      const found = await run('e2fsck', ['-f', '-n', image]).then(
        () => [],
        (error: unknown) => [`the file system is damaged: ${String(error)}`],
      )
      await mount()
      return found
    },
    async [Symbol.asyncDispose]() {
      await unmount()
    },
  }
}
