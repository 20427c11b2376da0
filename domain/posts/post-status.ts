import { isoAfter } from '#domain/iso-time.ts'
import { DUBAI_OFFSET_MS } from '#domain/dubai-time.ts'

/** The life of a post, in its usual order. Only published posts are public. */
export const POST_STATUS_NAMES = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
}

export type PostStatus = keyof typeof POST_STATUS_NAMES

export const POST_STATUSES = Object.keys(POST_STATUS_NAMES) as PostStatus[]

/** An instant as an input of date and time shows it: `2026-03-01T14:30`, in Dubai. */
export function toDubaiInput(instant: string): string {
  return isoAfter(new Date(instant), DUBAI_OFFSET_MS).slice(0, 16)
}
