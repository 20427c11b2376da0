import { useEnglishMark, useLanguage } from '#app/language.tsx'
import { formatDay } from '#app/ui/format-day.ts'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { PostSummary } from '#app/ui/post-card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'

import { WORDS } from './story-words.ts'

/** A post with a large photo, one of the home page's slides. */
export function LeadPost({ post: { id, title, date, teaser, photo } }: { post: PostSummary }) {
  const to = urls.post(id)
  const language = useLanguage()
  const words = WORDS[language]
  const englishMark = useEnglishMark()
  return (
    <article className="grid-12 items-center gap-y-6">
      <Picture
        photo={photo}
        alt=""
        sizes="(width < 64rem) 92vw, min(54vw, 47.5rem)"
        className="col-span-full aspect-[16/10.5] lg:col-span-7"
      />
      <div className="col-span-full lg:col-span-5 lg:ps-[clamp(0px,3vw,3rem)]">
        <time dateTime={date} className="text-caption text-ink-mute numerals">
          {formatDay(date, language)}
        </time>
        <h3 dir="auto" {...englishMark(title)} className="mt-2.5 mb-4 font-display text-title-1">
          <Link to={to} prefetch="intent" viewTransition>
            {title}
          </Link>
        </h3>
        <p dir="auto" {...englishMark(teaser)} className="text-ink-soft">
          {teaser}
        </p>
        <p className="mt-4">
          <TextLink to={to} aria-label={words.readPostNamed(title)}>
            {words.readPost}
          </TextLink>
        </p>
      </div>
    </article>
  )
}
