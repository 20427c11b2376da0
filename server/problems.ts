import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

import { problemsByField } from '#domain/fields.ts'
import { Problem, TooMany, type ProblemKind } from '#domain/problem.ts'
import { storeUnavailable, type StoreUnavailable } from '#storage/database/store-errors.ts'

/** The only place that knows the HTTP status of a Problem. */
const STATUS: Record<ProblemKind, number> = {
  invalid: 422,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  busy: 503,
}

/** Responses while the database or the file store is unavailable. */
const UNAVAILABLE: Record<StoreUnavailable, { status: number; error: string }> = {
  unreachable: { status: 503, error: 'We cannot take this at the moment. Please try again.' },
  full: { status: 507, error: 'There is no room left to store this.' },
}

/** Refusals by Fastify itself. */
const FASTIFY_ERRORS: Record<string, { status: number; error: string }> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, error: 'This kind of content is not taken here.' },
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    status: 415,
    error: 'This call takes multipart/form-data.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, error: 'What was sent is too large.' },
  FST_REQ_FILE_TOO_LARGE: { status: 413, error: 'This file is too large.' },
  FST_FILES_LIMIT: { status: 413, error: 'Too many files were sent at once.' },
  FST_PARTS_LIMIT: { status: 413, error: 'Too many parts were sent at once.' },
  FST_FIELDS_LIMIT: { status: 413, error: 'Too many fields were sent at once.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, error: 'The body is empty.' },
  FST_ERR_BAD_URL: { status: 400, error: 'This address cannot be read.' },
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
  if (reason) return UNAVAILABLE[reason]
  const known = FASTIFY_ERRORS[error.code]
  if (known) return known
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return { status, error: 'What was sent cannot be read.' }
  return { status: 500, error: 'Something went wrong on our side.' }
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
  return { status, error: Object.values(fields)[0] ?? 'What was sent cannot be read.', fields }
}
