import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

import { uploadMemory, type FormMemory } from '#domain/photos/upload-memory.server.ts'
import { MAX_PHOTO_BYTES } from '#domain/photos/photo.ts'
import type { FormOptions, HandleFile, PostedForm } from '#domain/posted-form.ts'
import { Invalid, Problem, TooLarge } from '#domain/problem.ts'
import { networkOf } from '#domain/throttle/network.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import { isLoggedIn } from './authentication.ts'

const MAX_FIELDS = 50
const DEFAULT_MAX_TEXT_BYTES = 512 * 1024
const MAX_FIELD_BYTES = 256 * 1024

/**
 * Reads a multipart form whose files are all in parts named `part`. Each file is handled as it
 * arrives, so that only one of them is in memory at a time. Files that arrive before the fields that
 * `checkFields` needs are kept until these have arrived.
 */
export async function readMultipart<File>(
  request: FastifyRequest,
  options: FormOptions,
  handleFile: HandleFile<File>,
): Promise<PostedForm<File>> {
  const { maxFiles = 1, maxTextBytes = DEFAULT_MAX_TEXT_BYTES } = options
  const memory = uploadMemory.open({
    network: networkOf(request.ip),
    isAdministrator: isLoggedIn(request),
  })
  const fields: Record<string, string> = {}
  const files = fileQueue(request, memory, options, handleFile)
  const limits = {
    fileSize: MAX_PHOTO_BYTES,
    files: maxFiles,
    fields: MAX_FIELDS,
    parts: MAX_FIELDS + maxFiles,
    fieldSize: Math.min(MAX_FIELD_BYTES, maxTextBytes),
    fieldNameSize: 100,
    headerPairs: 20,
  }
  // A variable, since the types of `parts` lack the option `throwFileSizeLimit`, which it reads.
  const partsOptions = { limits, throwFileSizeLimit: options.onTooLarge === undefined }
  let textBytes = 0
  try {
    for await (const part of request.parts(partsOptions)) {
      if (part.type === 'field') {
        const value = String(part.value)
        textBytes += Buffer.byteLength(part.fieldname) + Buffer.byteLength(value)
        if (part.valueTruncated || part.fieldnameTruncated || textBytes > maxTextBytes)
          throw new TooLarge('This text is too long.')
        fields[part.fieldname] = value
      } else await files.add(await readFile(memory, part, options), fields)
    }
    return { fields, files: await files.finish(fields) }
  } catch (error) {
    // The rest of the body is read and dropped: to parse it would be work for nothing.
    request.raw.unpipe()
    request.raw.resume()
    if (error instanceof HandlerFailed) throw error.cause
    throw isRefusal(error) ? error : new Invalid({ body: 'This form cannot be read.' })
  } finally {
    memory.free()
  }
}

interface SentFile {
  bytes: Buffer
  fileName: string
}

/**
 * Null where no file was chosen: browsers then send an empty part without a file name. Null also for a
 * file that is left out, since it is too large or its part has another name.
 */
async function readFile(
  memory: FormMemory,
  part: MultipartFile,
  { part: name, onTooLarge }: FormOptions,
): Promise<SentFile | null> {
  const bytes = await memory.read(part.file)
  const isTooLarge = part.file.truncated
  if (isTooLarge && !onTooLarge) throw new TooLarge('This file is too large.')
  if (isTooLarge) onTooLarge?.(part.filename)
  const isSent = part.fieldname === name && (bytes.length > 0 || part.filename)
  if (isSent && !isTooLarge) return { bytes, fileName: part.filename ?? '' }
  memory.free(bytes.length)
  return null
}

/** Carries an error of `handleFile`, which does not mean that the form cannot be read. */
class HandlerFailed extends Error {}

function fileQueue<File>(
  request: FastifyRequest,
  memory: FormMemory,
  { checkFields }: FormOptions,
  handleFile: HandleFile<File>,
) {
  const handled: File[] = []
  const waiting: SentFile[] = []
  let isChecked = checkFields === undefined

  async function check(fields: Record<string, string>): Promise<void> {
    if (!isChecked) await checkFields?.(fields)
    isChecked = true
  }

  async function handleWaiting(): Promise<void> {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      if (request.socket.destroyed) throw new Invalid({ body: 'The sender has left.' })
      try {
        const result = await handleFile(file.bytes, file.fileName)
        handled.push(result)
        memory.free(file.bytes.length - keptBytes(result))
      } catch (cause) {
        throw new HandlerFailed('a file was not handled', { cause })
      }
    }
  }

  return {
    async add(file: SentFile | null, fields: Record<string, string>): Promise<void> {
      if (!file) return
      waiting.push(file)
      // The text that is missing may come after the files.
      await check(fields).catch((error: unknown) => {
        if (!(error instanceof Invalid)) throw error
      })
      if (isChecked) await handleWaiting()
    },
    async finish(fields: Record<string, string>): Promise<File[]> {
      await check(fields)
      await handleWaiting()
      return handled
    },
  }
}

/** A decoded photo stays in memory until its form has been read. */
function keptBytes(result: unknown): number {
  const isPhoto = typeof result === 'object' && result !== null && 'bytes' in result
  return isPhoto && Buffer.isBuffer(result.bytes) ? result.bytes.length : 0
}

function isRefusal(error: unknown): boolean {
  if (error instanceof Problem || storeUnavailable(error)) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')
}
