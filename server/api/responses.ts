import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { id } from '#domain/fields.ts'

export const ok = z.object({ ok: z.literal(true) }).meta({ id: 'Ok' })

/** The response of a route that has nothing else to return. */
export const OK = { ok: true } as const

const refusal = z
  .object({ error: z.string(), fields: z.record(z.string(), z.string()).optional() })
  .meta({ id: 'Refusal' })

/** The refusals of a route, as its schema's `response` lists them. */
export function refusalsFor<Status extends number>(...statuses: Status[]) {
  return Object.fromEntries(statuses.map((status) => [status, refusal])) as Record<
    Status,
    typeof refusal
  >
}

export const byId = z.object({ id })

/** A file in a multipart form, for the API document only. */
export const filePart = z.string().meta({ format: 'binary' })

/** Leaves a route's multipart body to `http/multipart.ts`; its schema only documents the fields. */
export const documentedForm = {
  consumes: ['multipart/form-data'],
  validatorCompiler: (part: { httpPart?: string }) =>
    part.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(part as ZodPart),
}

type ZodPart = Parameters<typeof validatorCompiler>[0]
