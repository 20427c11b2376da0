import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { id } from '#domain/fields.ts'

/** Shapes that several calls share. */
export const ok = z.object({ ok: z.literal(true) }).meta({ id: 'Ok' })

export const refusal = z
  .object({ error: z.string(), fields: z.record(z.string(), z.string()).optional() })
  .meta({ id: 'Refusal' })

export const byId = z.object({ id })

export const bearer = [{ bearer: [] }]

/** A file part, for the document only: multipart forms are read by `form.ts`. */
export const filePart = z.string().meta({ format: 'binary' })

/** For a call whose body is such a form; whatever else it takes is checked as ever. */
export const documentedOnly = (part: { httpPart?: string }) =>
  part.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(part as ZodPart)

type ZodPart = Parameters<typeof validatorCompiler>[0]
