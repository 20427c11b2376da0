import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

import { problemsByField } from '#domain/fields.ts'
import { Problem, TooMany, type ProblemKind } from '#domain/problem.ts'
import { storeUnavailable, type StoreUnavailable } from '#storage/database/store-errors.ts'

/** The HTTP status of a Problem in API responses. */
const STATUS: Record<ProblemKind, number> = {
  invalid: 422,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  gone: 410,
  conflict: 409,
  stale: 412,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  busy: 503,
}

/** Responses while the database or the file store is unavailable. */
const UNAVAILABLE: Record<StoreUnavailable, [status: number, error: string]> = {
  unreachable: [503, 'We cannot take this at the moment. Please try again.'],
  full: [507, 'There is no room left to store this.'],
}

const CANNOT_BE_READ = 'What was sent cannot be read.'

/** Refusals by Fastify itself. */
const FASTIFY_ERRORS: Record<string, [status: number, error: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'This kind of content is not taken here.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'This call takes multipart/form-data.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'What was sent is too large.'],
  FST_REQ_FILE_TOO_LARGE: [413, 'This file is too large.'],
  FST_FILES_LIMIT: [413, 'Too many files were sent at once.'],
  FST_PARTS_LIMIT: [413, 'Too many parts were sent at once.'],
  FST_FIELDS_LIMIT: [413, 'Too many fields were sent at once.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The body is empty.'],
  FST_ERR_BAD_URL: [400, 'This address cannot be read.'],
}

/** Fastify's error handler: responds to a Problem, and hides the details of any other error. */
export function sendProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, ...body } = responseFor(error)
  logFailure(error, request, status)
  if (error instanceof TooMany) reply.header('retry-after', error.retryAfterSeconds)
  if (status === 503) reply.header('retry-after', '2')
  return reply.code(status).send(body)
}

// While a store is unavailable every request fails: one line each, without a stack trace.
function logFailure(error: FastifyError, { log }: FastifyRequest, status: number): void {
  if (storeUnavailable(error)) log.warn({ why: error.message }, 'a store could not be used')
  else if (status >= 500 && !(error instanceof Problem))
    log.error({ err: error }, 'a request failed')
}

interface ErrorResponse {
  status: number
  error: string
  fields?: Record<string, string>
}

function responseFor(error: FastifyError): ErrorResponse {
  if (error instanceof Problem) {
    const { kind, message, fields } = error
    return { status: STATUS[kind], error: message, ...(fields && { fields }) }
  }
  if (hasZodFastifySchemaValidationErrors(error)) return validationResponse(error)
  const reason = storeUnavailable(error)
  const { code, statusCode = 500 } = error
  const isRefused = statusCode >= 400 && statusCode < 500
  const [status, text] =
    (reason && UNAVAILABLE[reason]) ??
    FASTIFY_ERRORS[code] ??
    (isRefused ? [statusCode, CANNOT_BE_READ] : [500, 'Something went wrong on our side.'])
  return { status, error: text }
}

function validationResponse(error: {
  validationContext?: string | undefined
  validation: { instancePath: string; message?: string | undefined }[]
}): ErrorResponse {
  const fields = problemsByField(
    error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split('/').slice(1, 2).filter(Boolean),
      message: message ?? 'Cannot be read.',
    })),
  )
  const status = error.validationContext === 'body' ? STATUS.invalid : 400
  return { status, error: Object.values(fields)[0] ?? CANNOT_BE_READ, fields }
}
