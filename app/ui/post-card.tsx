import { useEnglishMark, useLanguage } from '#app/language.tsx'
import * as urls from '#app/urls.ts'
import type { Photo } from '#domain/photos/photo.ts'

import { classes } from './classes.ts'
import { formatDay } from './format-day.ts'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'

export interface PostSummary {
  id: number
  title: string
  date: string
  teaser: string
  photo: Photo | undefined
}

interface PostCardProps {
  post: PostSummary
  /** The anchor of the card. */
  id?: string
  heading?: 'h2' | 'h3'
  aspect?: string
  sizes: string
  className?: string
}

export function PostCard({ post, id: anchor, sizes, className, ...rest }: PostCardProps) {
  const { heading: Heading = 'h3', aspect = 'aspect-[3/2.1]' } = rest
  const { id, title, date, teaser, photo } = post
  const englishMark = useEnglishMark()
  return (
    <article id={anchor} className={classes('group relative flex flex-col', className)}>
      <Picture photo={photo} alt="" sizes={sizes} className={aspect} />
      <PostDate date={date} className="mt-4 block" />
      <Heading
        dir="auto"
        {...englishMark(title)}
        className="mt-1.5 mb-2.5 font-display text-title-2"
      >
        <PostLink id={id} title={title} className="underline-offset-5" />
      </Heading>
      <p
        dir="auto"
        {...englishMark(teaser)}
        className="max-w-136 text-small text-pretty text-ink-soft"
      >
        {teaser}
      </p>
    </article>
  )
}

export function PostDate({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={classes('text-caption text-ink-mute numerals', className)}>
      {formatDay(date, useLanguage())}
    </time>
  )
}

type PostLinkProps = Pick<PostSummary, 'id' | 'title'> & { className: string }

/** The title as a link that covers the whole card. */
export function PostLink({ id, title, className }: PostLinkProps) {
  return (
    <Link
      to={urls.post(id)}
      prefetch="intent"
      viewTransition
      className={classes(
        'decoration-brass-deep decoration-1 group-hover:underline after:absolute after:inset-0',
        className,
      )}
    >
      {title}
    </Link>
  )
}
