import { z } from 'zod'

import { dubaiInstant, isDay } from '#domain/dubai-time.ts'
import { apiObject, text } from '#domain/fields.ts'

import { POST_STATUSES } from './post-status.ts'

export const post = apiObject('Post', {
  id: z.int(),
  title: z.string(),
  title_ar: z.string(),
  author: z.string(),
  author_ar: z.string(),
  date: z.string(),
  seo_title: z.string(),
  seo_title_ar: z.string(),
  /** The body, in the markup of `formatted-text.ts`. */
  metadescription: z.string(),
  metadescription_ar: z.string(),
  /** Path of the photo, without the host; empty for a draft without one. */
  photo_url: z.string(),
  photo: z.string(),
  status: z.enum(POST_STATUSES),
  /** When a scheduled post is to be published. */
  publish_at: z.string().nullable(),
  updated_at: z.string(),
})

export type Post = z.infer<typeof post>
export type PostId = Post['id']

const trimmed = text.transform((value) => value.trim()).default('')

const arabic = text
  .nullable()
  .transform((value) => (value ?? '').trim())
  .optional()

/** May be left out: a new post has none, and another keeps what it has. */
const arabicFields = {
  title_ar: arabic,
  author_ar: arabic,
  seo_title_ar: arabic,
  metadescription_ar: arabic,
}

/** `2026-03-01T14:30` in Dubai's time, or an instant with its offset; empty where there is none. */
const publishAt = text
  .transform((value) => value.trim())
  .transform((value, context) => {
    if (value === '') return null
    const instant = readInstant(value)
    if (instant) return instant
    context.addIssue({ code: 'custom', message: 'Please enter a date and a time.' })
    return z.NEVER
  })

/** What an administrator sends; the photo is sent beside it, as a file. What is missing: `missingIn`. */
export const postChange = apiObject('PostChange', {
  title: trimmed,
  author: trimmed,
  SEOtitle: trimmed,
  metadescription: trimmed,
  ...arabicFields,
  /** Left out, a new post is published, and another keeps what it has. */
  status: z.enum(POST_STATUSES, `Must be one of ${POST_STATUSES.join(', ')}.`).optional(),
  publish_at: publishAt.optional(),
})

export type PostChange = z.output<typeof postChange>

/** What a preview shows of a post that is not saved. */
export const postPreview = postChange
  .omit({ status: true, publish_at: true })
  .extend({ photo: text.optional() })
  .meta({ id: 'PostPreview' })

export type PostPreview = z.output<typeof postPreview>

export type ArabicField = keyof typeof arabicFields

const ARABIC_FIELDS = Object.keys(arabicFields) as ArabicField[]

/** The Arabic texts that a change names; the others stay as they are. */
export function arabicIn(change: Partial<Record<ArabicField, string | undefined>>) {
  const given = ARABIC_FIELDS.filter((name) => change[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, change[name]])) as {
    [Name in ArabicField]?: string
  }
}

const REQUIRED = {
  title: 'Please enter a title.',
  author: 'Please enter the author.',
  SEOtitle: 'Please enter an SEO title.',
  metadescription: 'Please enter the text.',
}

/** What a post with this status lacks, by field. A draft needs a title only. */
export function missingIn(
  change: Pick<PostChange, keyof typeof REQUIRED>,
  status: Post['status'],
): Record<string, string> {
  const missing = Object.entries(REQUIRED).filter(
    ([field]) =>
      change[field as keyof typeof REQUIRED] === '' && (status !== 'draft' || field === 'title'),
  )
  return Object.fromEntries(missing)
}

function readInstant(value: string): string | undefined {
  const [, day = '', time = '', offset] =
    /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?::\d\d(?:\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/.exec(
      value,
    ) ?? []
  if (!isDay(day)) return undefined
  const at = offset === undefined ? dubaiInstant(day, time) : new Date(value)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
