import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { installIfStale } from '#scripts/install.ts'

import { memoryFolder } from './memory-folder.ts'

const FOLDER = fileURLToPath(new URL('s3/', import.meta.url))

/** The S3 servers of the tests; both check signatures. */
export const S3_SERVERS = ['@20minutes/s3rver', 's3rver'] as const

export interface RunningS3 extends AsyncDisposable {
  /** The address of an empty bucket. */
  url: string
  /** Stops responding until `goOn`. */
  pause(): void
  goOn(): void
  stop(): Promise<void>
}

/** Starts a real S3 server in a process of its own, on a free port of loopback. */
export async function startS3(name: (typeof S3_SERVERS)[number]): Promise<RunningS3> {
  installIfStale(FOLDER)
  const folder = await mkdtemp(join(memoryFolder(), 's3-'))
  // Both encrypt the tokens of long lists with DES, which Node enables only by this option.
  const child = spawn(
    process.execPath,
    ['--openssl-legacy-provider', join(FOLDER, 'serve.mjs'), name, folder],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const gone = once(child, 'exit')
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const [, port] = /Serving on (\d+)/.exec(chunk.toString()) ?? []
      if (port) resolve(port)
    })
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
  })
  async function stop(): Promise<void> {
    child.kill('SIGKILL')
    await gone
    await rm(folder, { recursive: true, force: true })
  }
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/site?tls=0`,
    pause: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** The address of a new folder in the bucket. */
export function emptyFolderIn(bucket: string): string {
  return bucket.replace('?', `/${randomUUID()}?`)
}
