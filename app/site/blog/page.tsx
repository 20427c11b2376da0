import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { agencyFrom } from '#app/agency.tsx'
import { appContext } from '#app/context.ts'
import { languageFrom, useEnglishMark, useWords } from '#app/language.tsx'
import * as urls from '#app/urls.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { readShown } from '#app/site/properties/paging.ts'
import { toPostSummaries } from '#app/site/post-summaries.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PostCard, PostDate, PostLink, type PostSummary } from '#app/ui/post-card.tsx'
import { TextLinkLabel } from '#app/ui/text-link.tsx'
import { inLanguage, languageOf } from '#domain/language.ts'
import * as posts from '#domain/posts/posts.server.ts'

import type { Route } from './+types/page.ts'
import { WORDS } from './words.ts'

/** Shown at first, and added by each press of Load More. */
const POSTS_PER_STEP = 6

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { pathname, searchParams } = new URL(request.url)
  const all = await posts.list(app)
  const visible = inLanguage(
    languageOf(pathname),
    all.slice(0, 1 + readShown(searchParams, POSTS_PER_STEP)),
  )
  const [newest, ...earlier] = visible
  const [featured] = newest ? await toPostSummaries(app, [newest], 'featured post') : []
  return {
    featured,
    earlier: await toPostSummaries(app, earlier, 'blog grid'),
    total: Math.max(0, all.length - 1),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: WORDS[languageFrom(matches)].blog,
    description: WORDS[languageFrom(matches)].description(agencyFrom(matches).name),
    path: urls.blog,
  })

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { featured, earlier, total } = loaderData
  const words = useWords(WORDS)
  return (
    <>
      <PageHead crumbs={[{ label: words.blog, path: urls.blog }]} title={words.blog} />
      {featured ? (
        <FeaturedPost post={featured} />
      ) : (
        <div className="wrap pb-section">
          <EmptyState>{words.noPosts}</EmptyState>
        </div>
      )}
      {total > 0 && <EarlierPosts posts={earlier} total={total} />}
    </>
  )
}

/** The newest post, large, above the list. */
function FeaturedPost({ post: { id, title, date, teaser, photo } }: { post: PostSummary }) {
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  return (
    <section aria-label={words.featured} className="wrap">
      <article className="group group/link relative grid-12 items-end gap-y-6">
        <Picture
          photo={photo}
          alt=""
          sizes="(width < 64rem) max(100vw, 27rem), min(60.5vw, 54.5rem)"
          priority
          className="col-span-full h-[clamp(18rem,39vw,35rem)] lg:col-[1/9]"
        />
        <div className="col-span-full border-line-strong lg:col-[9/13] lg:border-t lg:pt-5">
          <PostDate date={date} />
          <h2 dir="auto" {...englishMark(title)} className="mt-2.5 mb-4 font-display text-title-1">
            <PostLink id={id} title={title} className="underline-offset-5" />
          </h2>
          <p dir="auto" {...englishMark(teaser)} className="text-ink-soft">
            {teaser}
          </p>
          <div className="mt-1">
            <TextLinkLabel>{words.readPost}</TextLinkLabel>
          </div>
        </div>
      </article>
    </section>
  )
}

/** The grid below the featured post. Load More is a plain form, so it needs no JavaScript. */
function EarlierPosts({ posts, total }: { posts: PostSummary[]; total: number }) {
  const words = useWords(WORDS)
  const grid = useFocusOnNew(posts.length)
  const isLoading = useNavigation().formAction?.includes(urls.blog) ?? false
  return (
    <section aria-label={words.earlier} className="wrap py-section">
      <div ref={grid} className="card-grid">
        {posts.map((post, index) => (
          <PostCard
            key={post.id}
            id={`post-${index + 1}`}
            post={post}
            sizes="(width < 48rem) 100vw, (width < 64rem) 47vw, min(31vw, 28rem)"
          />
        ))}
      </div>
      <div className="flex flex-col items-center gap-3.5 pt-[clamp(2.5rem,4vw,4rem)]">
        <p aria-live="polite" className="text-caption text-ink-mute numerals">
          {words.shownOf(posts.length, total)}
        </p>
        {posts.length < total && (
          <Form
            method="get"
            // Without JavaScript the longer page opens at the first post that it adds.
            action={`${urls.blog}#post-${posts.length + 1}`}
            preventScrollReset
            replace
          >
            <input type="hidden" name="show" value={posts.length + POSTS_PER_STEP} />
            <Button type="submit" variant="ghost" busy={isLoading}>
              {words.loadMore}
            </Button>
          </Form>
        )}
      </div>
    </section>
  )
}

// Load More adds posts above itself: focus moves to the first new one.
function useFocusOnNew(count: number) {
  const grid = useRef<HTMLDivElement>(null)
  const previousCount = useRef(count)
  useEffect(() => {
    const firstNew = grid.current?.children[previousCount.current]
    if (count > previousCount.current) firstNew?.querySelector('a')?.focus({ preventScroll: true })
    previousCount.current = count
  }, [count])
  return grid
}
