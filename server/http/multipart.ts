import type { FastifyRequest } from 'fastify'

import { uploadMemory } from '#domain/photos/upload-memory.server.ts'
import { LARGEST_PHOTO_BYTES } from '#domain/photos/photo.ts'
import { Invalid, Problem, TooLarge } from '#domain/problem.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

const LARGEST_FIELD_BYTES = 256 * 1024

export interface Form<Taken> {
  fields: Record<string, string>
  taken: Taken[]
}

/**
 * Reads a multipart form whose files all come in parts of one name. Each file is handed on as it
 * arrives, so that only one of them is in memory at a time.
 */
export async function readForm<Taken>(
  request: FastifyRequest,
  { part: wanted, most }: { part: string; most: number },
  take: (bytes: Buffer) => Promise<Taken>,
): Promise<Form<Taken>> {
  const form: Form<Taken> = { fields: {}, taken: [] }
  // What goes wrong with a file that was read is not the form's fault: a store may be away, or full.
  let reading = true
  const handOn = async (bytes: Buffer) => {
    reading = false
    form.taken.push(await take(bytes))
    reading = true
  }
  const limits = {
    files: most,
    fileSize: LARGEST_PHOTO_BYTES,
    fields: 50,
    fieldSize: LARGEST_FIELD_BYTES,
    fieldNameSize: 100,
    headerPairs: 50,
  }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new TooLarge('This text is too long.')
        form.fields[part.fieldname] = String(part.value)
      } else {
        await uploadMemory.hold(part.file, async (bytes) => {
          if (part.file.truncated) throw new TooLarge('This file is too large.')
          if (part.fieldname === wanted && isChosen(part.filename, bytes)) await handOn(bytes)
        })
      }
    }
  } catch (error) {
    throw !reading || isRefusal(error) ? error : new Invalid({ body: 'This form cannot be read.' })
  }
  return form
}

// A browser sends a nameless, empty part where no file was chosen.
function isChosen(filename: string | undefined, bytes: Buffer): boolean {
  return bytes.length > 0 || Boolean(filename)
}

function isRefusal(error: unknown): boolean {
  if (error instanceof Problem || storeUnavailable(error)) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')
}
