import { z } from 'zod'

import { isDay } from '#domain/dubai-time.ts'

// The kinds of field that settings consist of. `title` and `description` label them in the form of
// the admin area, which is made from the schema; `input` says how a text is entered.

export interface FieldOptions {
  /** A hint under the field. */
  description?: string
  max?: number
  /** Whether it may be empty. */
  optional?: boolean
}

const MAX_LINE = 160
const MAX_PARAGRAPH = 1200
const FILL_IN = 'Please fill this in.'

function textField(title: string, options: FieldOptions, input: string) {
  const { description, max = MAX_LINE, optional = false } = options
  return z
    .string('Must be text.')
    .overwrite((value) => value.toWellFormed())
    .trim()
    .refine((value) => !value.includes('\0'), 'Contains a character that cannot be stored.')
    .min(optional ? 0 : 1, FILL_IN)
    .max(max, `At most ${max} characters.`)
    .meta({ title, ...(description && { description }), input })
}

export const line = (title: string, options: FieldOptions = {}) =>
  textField(title, options, 'line').refine((value) => !/[\r\n]/.test(value), 'Must be one line.')

export const paragraph = (title: string, options: FieldOptions = {}) =>
  textField(title, { max: MAX_PARAGRAPH, ...options }, 'paragraph')

type TextField = ReturnType<typeof textField>

/**
 * A text that visitors read, and beside it its Arabic, which may be missing: `name` and `name_ar`.
 * `language` tells the form which way it is written.
 */
export function bilingual<Name extends string>(
  name: Name,
  field: (title: string, options: FieldOptions) => TextField,
  title: string,
  options: FieldOptions = {},
) {
  const { description: _, ...limits } = options
  const arabic = field(inArabic(title), { ...limits, optional: true })
  const meta = { ...arabic.meta(), language: 'ar' }
  return {
    [name]: field(title, options),
    [`${name}_ar`]: arabic.default('').meta(meta),
  } as Record<Name, TextField> & Record<`${Name}_ar`, z.ZodDefault<TextField>>
}

const inArabic = (title: string) => `${title} in Arabic`

/** Lines that visitors read, and beside them those in Arabic, of which there may be none. */
export function bilingualLines<Name extends string>(
  name: Name,
  title: string,
  item: string,
  options: ListOptions,
) {
  const english = list(title, line(item), options)
  const arabicLine = line(inArabic(item)).meta({ title: inArabic(item), language: 'ar' })
  const arabic = list(inArabic(title), arabicLine, {
    item: options.item,
    max: options.max,
    description: 'Without any, the Arabic pages show the English.',
  })
  return {
    [name]: english,
    [`${name}_ar`]: arabic.default([]).meta({ ...arabic.meta() }),
  } as Record<Name, typeof english> & Record<`${Name}_ar`, z.ZodDefault<typeof arabic>>
}

/** A text of one form: anything else is refused with `message`. */
function lineOf(input: string, isValid: (value: string) => boolean, message: string) {
  return (title: string, options: FieldOptions = {}) =>
    textField(title, options, input).refine((value) => value === '' || isValid(value), message)
}

export const email = lineOf(
  'email',
  (value) => z.email().safeParse(value).success,
  'Must be an e-mail address.',
)

/** Between 7 and 15 digits, with the signs that people put between them. */
export const phone = lineOf(
  'phone',
  (value) => /^[\d\s()+./-]+$/.test(value) && /^\d{7,15}$/.test(value.replaceAll(/\D/g, '')),
  'Must be a phone number.',
)

/** With the country code, as WhatsApp needs it. */
export const internationalPhone = lineOf(
  'phone',
  (value) => /^(\+|00)[\d\s()./-]+$/.test(value) && /^\d{7,15}$/.test(value.replaceAll(/\D/g, '')),
  'Begin with the country code: +971 50 555 0119.',
)

export const webAddress = (title: string, options: FieldOptions = {}) =>
  lineOf(
    'url',
    (value) => URL.parse(value)?.protocol === 'https:',
    'Must be an address that begins with https://.',
  )(title, { max: 600, ...options })

export const day = lineOf('date', isDay, 'Must be a day of the calendar.')

export const time = lineOf(
  'time',
  (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  'Must be a time such as 09:30.',
)

interface NumberOptions {
  description?: string
  min?: number
  max: number
  /** The smallest step between two values; whole numbers unless set. */
  step?: number
}

export function number(title: string, { description, min = 0, max, step = 1 }: NumberOptions) {
  const message = `Must be a ${step === 1 ? 'whole number' : 'number'} from ${min} to ${max}.`
  const any = z.number(message).min(min, message).max(max, message)
  return (step === 1 ? any.refine(Number.isInteger, message) : any).meta({
    title,
    ...(description && { description }),
    step,
  })
}

/** A number that may be left empty: then it is an empty text, as the form sends it. */
export const optionalDegrees = (title: string, description?: string) =>
  z
    .union([z.literal(''), z.number()], 'Must be a number of degrees, or empty.')
    .meta({ title, ...(description && { description }), step: 0.0001 })

export const percent = (title: string, description?: string) =>
  number(title, { max: 100, step: 0.001, ...(description && { description }) }).refine(
    (value) => Number.isInteger(Math.round(value * 1e6) / 1e3),
    'At most three decimals.',
  )

export const flag = (title: string, description?: string) =>
  z.boolean('Must be true or false.').meta({ title, ...(description && { description }) })

export const choice = <Value extends string>(title: string, values: readonly Value[]) =>
  z.enum(values, `Must be one of ${values.join(', ')}.`).meta({ title })

interface ListOptions {
  /** What one item is called, on the button that adds one. */
  item: string
  min?: number
  max?: number | undefined
  description?: string
}

export function list<Item extends z.ZodType>(title: string, schema: Item, options: ListOptions) {
  const { item, min = 0, max = 12, description } = options
  return z
    .array(schema, 'Must be a list.')
    .min(min, min === 1 ? `Please leave at least one ${item}.` : `At least ${min}.`)
    .max(max, `At most ${max}.`)
    .meta({ title, item, ...(description && { description }) })
}

export function group<Shape extends z.ZodRawShape>(title: string, shape: Shape) {
  return z.strictObject(shape).meta({ title })
}
