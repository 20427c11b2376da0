import type { FastifyRequest } from 'fastify'

import type { FormOptions, HandleFile, PostedForm } from '#domain/posted-form.ts'
import { Invalid, TooLarge } from '#domain/problem.ts'

import { readMultipart } from './multipart.ts'

/** Reads a form that a page's own HTML has sent, with or without files. */
export async function readPostedForm<File>(
  request: FastifyRequest,
  options: FormOptions,
  handleFile: HandleFile<File>,
): Promise<PostedForm<File>> {
  if (request.isMultipart())
    return readMultipart(request, options, handleFile).catch((error: unknown) => {
      throw isLimit(error) ? new TooLarge('What was sent is too large.') : error
    })
  if (typeof request.body !== 'string') throw new Invalid({ body: 'This form cannot be read.' })
  const fields = Object.fromEntries(new URLSearchParams(request.body))
  await options.checkFields?.(fields)
  return { fields, files: [] }
}

/** Whether the form has more parts than it may. */
function isLimit(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')
}
