import { changesBetween, type AuditChange } from '#domain/audit/changes.ts'
import { formatDubaiDay, formatDubaiTime } from '#domain/dubai-time.ts'

import { POST_STATUS_NAMES } from './post-status.ts'
import type { Post } from './post.ts'

/** What is compared, by the labels of the form. */
export const POST_LABELS = {
  title: 'Title',
  title_ar: 'Arabic heading',
  author: 'Author',
  author_ar: 'Arabic name of the writer',
  seo_title: 'SEO title',
  seo_title_ar: 'Arabic SEO heading',
  metadescription: 'Metadescription',
  metadescription_ar: 'Arabic text',
  photo: 'Photo',
  status: 'Status',
  publish_at: 'Publish at',
} satisfies Partial<Record<keyof Post, string>>

export function postChanges(before: Post, after: Post): AuditChange[] {
  return changesBetween<Post>(before, after, POST_LABELS, toText)
}

function toText(field: string, post: Post): string {
  if (field === 'status') return POST_STATUS_NAMES[post.status]
  if (field === 'publish_at') return post.publish_at === null ? '' : dubaiText(post.publish_at)
  // The names of photos are hashes: their start tells one from another.
  if (field === 'photo') return post.photo.slice(0, 8)
  return post[field as 'title']
}

/** `Friday 20 November 2026, 14:30`, in Dubai. */
export function dubaiText(instant: string): string {
  const at = new Date(instant)
  return `${formatDubaiDay(at)}, ${formatDubaiTime(at)}`
}
