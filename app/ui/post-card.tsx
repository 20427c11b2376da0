import * as urls from '#app/urls.ts'
import type { Photo } from '#domain/photos/photo.ts'

import { classes } from './classes.ts'
import { day } from './format.ts'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'

/** The fields of a post that a list shows. */
export interface PostSummary {
  id: number
  title: string
  date: string
  teaser: string
  photo: Photo | undefined
}

export function PostCard({
  post: { id, title, date, teaser, photo },
  heading: Heading = 'h3',
  aspect = 'aspect-[3/2.1]',
  sizes,
  className,
}: {
  post: PostSummary
  heading?: 'h2' | 'h3'
  aspect?: string
  sizes: string
  className?: string
}) {
  return (
    <article className={classes('group relative flex flex-col', className)}>
      <Picture photo={photo} alt="" sizes={sizes} className={aspect} />
      <time dateTime={date} className="mt-4 block text-caption text-ink-mute numerals">
        {day(date)}
      </time>
      <Heading className="mt-1.5 mb-2.5 font-display text-title-2">
        <Link
          to={urls.post(id)}
          prefetch="intent"
          viewTransition
          className="decoration-brass-deep decoration-1 underline-offset-5 group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </Link>
      </Heading>
      <p className="max-w-[34rem] text-small text-pretty text-ink-soft">{teaser}</p>
    </article>
  )
}
