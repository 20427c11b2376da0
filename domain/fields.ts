import { z } from 'zod'

import { Invalid } from './problem.ts'

/** Text that both engines can store. PostgreSQL takes no NUL, and neither takes half a surrogate. */
const storable = (message: string) =>
  z
    .string(message)
    .refine((value) => !value.includes('\0'), 'Contains a character that cannot be stored.')
    .transform((value) => value.toWellFormed())

export const text = storable('Must be text.')

export const requiredText = (message: string) =>
  storable(message)
    .transform((value) => value.trim())
    .refine((value) => value !== '', message)

/** Text that may be left out, null or empty; empty means "none". */
export const optionalText = text
  .nullable()
  .transform((value) => value ?? '')
  .optional()

const LONGEST_LINE = 500

/** One line of text that may be left out, null or empty, trimmed; where there is one, it must fit. */
export const optionalLine = (fits: (line: string) => boolean = () => true, message = '') =>
  text
    .nullable()
    .transform((value) => (value ?? '').trim())
    .refine(({ length }) => length <= LONGEST_LINE, 'This is too long.')
    .refine((line) => line === '' || fits(line), message)
    .optional()

/** A number, or its digits as an HTML field sends them; empty or null means "none". */
export const optionalNumber = z
  .union([z.number(), z.null(), z.string()], 'Must be a number.')
  .transform((value, context) => {
    if (typeof value !== 'string') return value
    if (value.trim() === '') return null
    const number = Number(value)
    if (Number.isFinite(number)) return number
    context.addIssue({ code: 'custom', message: 'Must be a number.' })
    return z.NEVER
  })
  .optional()

const LARGEST_ID = 2_147_483_647

/** The id of a row that may be left out; empty or null means "none". */
export const optionalId = optionalNumber.refine(
  (value) => value == null || isId(value),
  'Must be the id of something that exists.',
)

export const id = z
  .string()
  .regex(/^[0-9]{1,10}$/, 'An id is a whole number.')
  .transform(Number)
  .refine(isId, 'An id is a whole number.')

export function isId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= LARGEST_ID
}

/** Parses what came through a door; a fault in any field becomes one Invalid that names them all. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Invalid(problemsByField(parsed.error.issues))
}

export function problemsByField(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) {
    if (path[0] === undefined) fields['body'] ??= 'What was sent is not a set of fields.'
    else fields[String(path[0])] ??= message
  }
  return fields
}
