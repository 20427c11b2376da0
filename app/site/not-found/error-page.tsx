import type { ReactNode } from 'react'

import { townhouseRowStreet } from '#app/site/photos/townhouse-row-street.ts'
import { Picture } from '#app/ui/picture.tsx'
import { profile } from '#agency/profile.ts'

/** The frame of error pages; search engines do not index them. */
export function ErrorPage({
  status,
  title,
  lead,
  children,
}: {
  status: number
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby="error-title"
      className="wrap grid-12 items-end gap-y-10 pt-[clamp(3rem,6vw,6rem)] pb-section"
    >
      <title>{`${title} | ${profile.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={lead} />
      <div className="col-span-full lg:col-[1/8]">
        <p className="text-ink-soft numerals">Error {status}</p>
        <h1 id="error-title" className="my-5 font-display text-display-1">
          {title}
        </h1>
        <p className="max-w-[32rem] text-lead text-ink-soft">{lead}</p>
        {children}
      </div>
      <Picture
        photo={townhouseRowStreet}
        alt=""
        priority
        sizes="(width < 64rem) 100vw, min(55.5vw, 49.5rem)"
        position="38% 50%"
        className="col-span-full aspect-[16/10] max-lg:order-first lg:col-[9/13] lg:aspect-[4/5]"
      />
    </section>
  )
}
