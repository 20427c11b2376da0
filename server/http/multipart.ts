import type { FastifyRequest } from 'fastify'

import { uploadMemory } from '#domain/photos/upload-memory.server.ts'
import { MAX_PHOTO_BYTES } from '#domain/photos/photo.ts'
import { Invalid, Problem, TooLarge } from '#domain/problem.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

const LIMITS = {
  fileSize: MAX_PHOTO_BYTES,
  fields: 50,
  fieldSize: 256 * 1024,
  fieldNameSize: 100,
  headerPairs: 50,
}

/**
 * Reads a multipart form whose files are all in parts named `part`. Each file is handled as it
 * arrives, so that only one of them is in memory at a time.
 */
export async function readForm<File>(
  request: FastifyRequest,
  { part: partName, maxFiles = 1 }: { part: string; maxFiles?: number },
  handleFile: (bytes: Buffer) => Promise<File>,
) {
  const form = { fields: {} as Record<string, string>, files: [] as File[] }
  // An error while a file is handled (a store is unavailable, say) does not make the form unreadable.
  let isHandlingFile = false
  const addFile = async (bytes: Buffer) => {
    isHandlingFile = true
    form.files.push(await handleFile(bytes))
    isHandlingFile = false
  }
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, files: maxFiles } })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new TooLarge('This text is too long.')
        form.fields[part.fieldname] = String(part.value)
      } else {
        await uploadMemory.collect(part.file, async (bytes) => {
          if (part.file.truncated) throw new TooLarge('This file is too large.')
          // Where no file was chosen, a browser sends an empty part without a file name.
          const isChosen = bytes.length > 0 || part.filename
          if (part.fieldname === partName && isChosen) await addFile(bytes)
        })
      }
    }
  } catch (error) {
    throw isHandlingFile || isRefusal(error)
      ? error
      : new Invalid({ body: 'This form cannot be read.' })
  }
  return form
}

function isRefusal(error: unknown): boolean {
  if (error instanceof Problem || storeUnavailable(error)) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')
}
