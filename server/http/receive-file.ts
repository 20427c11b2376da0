import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import type { FastifyRequest } from 'fastify'

import { Invalid, TooLarge } from '#domain/problem.ts'

interface ReceiveOptions {
  /** The name of the form's part. */
  part: string
  folder: string
  maxBytes: number
}

/**
 * Writes the file of a multipart form into a folder as it arrives, for files too large for the
 * memory. `handle` gets its path; afterwards it is removed.
 */
export async function withReceivedFile<Result>(
  request: FastifyRequest,
  { part: name, folder, maxBytes }: ReceiveOptions,
  handle: (path: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `upload-${randomUUID()}.part`)
  try {
    const limits = { fileSize: maxBytes, files: 1, fields: 0, parts: 1 }
    const part = await request.file({ limits, throwFileSizeLimit: false })
    if (part?.fieldname !== name) throw new Invalid({ [name]: 'Please choose a file.' })
    await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    if (part.file.truncated) throw new TooLarge('This file is too large.')
    return await handle(path)
  } finally {
    // The rest of a refused body is read and dropped.
    request.raw.unpipe()
    request.raw.resume()
    await rm(path, { force: true })
  }
}
