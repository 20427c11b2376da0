import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { agencyFrom } from '#app/agency.tsx'
import { appContext } from '#app/context.ts'
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
import * as posts from '#domain/posts/posts.server.ts'

import type { Route } from './+types/page.ts'

/** Shown at first, and added by each press of Load More. */
const POSTS_PER_STEP = 6

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const [newest, ...earlier] = await posts.list(app)
  const visible = earlier.slice(0, readShown(new URL(request.url).searchParams, POSTS_PER_STEP))
  const [featured] = newest ? await toPostSummaries(app, [newest], 'featured post') : []
  return {
    featured,
    earlier: await toPostSummaries(app, visible, 'blog grid'),
    total: earlier.length,
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Blog',
    description: `Guides to Dubai neighbourhoods, title deeds, service charges and the cost of buying, written by the brokers of ${agencyFrom(matches).name}.`,
    path: urls.blog,
  })

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { featured, earlier, total } = loaderData
  return (
    <>
      <PageHead crumbs={[{ label: 'Blog', path: urls.blog }]} title="Blog" />
      {featured ? (
        <FeaturedPost post={featured} />
      ) : (
        <div className="wrap pb-section">
          <EmptyState>No posts available.</EmptyState>
        </div>
      )}
      {total > 0 && <EarlierPosts posts={earlier} total={total} />}
    </>
  )
}

/** The newest post, large, above the list. */
function FeaturedPost({ post: { id, title, date, teaser, photo } }: { post: PostSummary }) {
  return (
    <section aria-label="Featured post" className="wrap">
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
          <h2 dir="auto" className="mt-2.5 mb-4 font-display text-title-1">
            <PostLink id={id} title={title} className="underline-offset-5" />
          </h2>
          <p dir="auto" className="text-ink-soft">
            {teaser}
          </p>
          <div className="mt-1">
            <TextLinkLabel>Read the post</TextLinkLabel>
          </div>
        </div>
      </article>
    </section>
  )
}

/** The grid below the featured post. Load More is a plain form, so it needs no JavaScript. */
function EarlierPosts({ posts, total }: { posts: PostSummary[]; total: number }) {
  const grid = useFocusOnNew(posts.length)
  const isLoading = useNavigation().formAction?.startsWith(urls.blog) ?? false
  return (
    <section aria-label="Earlier posts" className="wrap py-section">
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
          {posts.length} of {total} earlier posts
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
              Load More
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
