import { z } from 'zod'

import { Invalid } from './problem.ts'

/** An object of the API, by its name in the API's documentation. */
export function apiObject<Shape extends z.ZodRawShape>(id: string, shape: Shape) {
  return z.object(shape).meta({ id })
}

/** Text that both engines can store: no NUL, which PostgreSQL refuses, and no lone surrogates. */
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

/** Text that may be left out, null or empty. */
export const optionalText = text
  .nullable()
  .transform((value) => value ?? '')
  .optional()

const MAX_LINE_LENGTH = 500

/** A trimmed line that may be left out, null or empty; any other value must pass `isValid`. */
export const optionalLine = (isValid: (line: string) => boolean = () => true, message = '') =>
  text
    .nullable()
    .transform((value) => (value ?? '').trim())
    .refine(({ length }) => length <= MAX_LINE_LENGTH, 'This is too long.')
    .refine((line) => line === '' || isValid(line), message)
    .optional()

/** A number, or its digits as an HTML field sends them; null or empty where there is none. */
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

/** Degrees of latitude (at most 90) or longitude (180). */
export const optionalDegrees = (max: number) =>
  optionalNumber.refine(
    (value) => value == null || Math.abs(value) <= max,
    `Must be a number of degrees from -${max} to ${max}.`,
  )

/** That a doubtful point on the map is right; see `domain/geo/doubtful-point.ts`. */
export const pointConfirmation = z.boolean('Must be true or false.').optional()

/** The highest id that both database engines can give. */
export const MAX_ID = 2_147_483_647

/** The id of a row, which may be left out, null or empty. */
export const optionalId = optionalNumber.refine(
  (value) => value == null || isId(value),
  'Must be the id of something that exists.',
)

export const id = z
  .string()
  .regex(/^[1-9][0-9]{0,9}$/, 'An id is a whole number.')
  .transform(Number)
  .refine(isId, 'An id is a whole number.')

/** An id in a query string, which may be left out. */
export const idParameter = z
  .string()
  .regex(/^[0-9]{1,9}$/)
  .transform(Number)
  .optional()

export function isId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= MAX_ID
}

/** Parses untrusted input; throws one Invalid that names all faulty fields. */
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
