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

export const documentedOnly = () => (value: unknown) => ({ value })
