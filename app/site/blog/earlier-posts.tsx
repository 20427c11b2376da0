import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { Button } from '#app/ui/button.tsx'
import { PostCard, type PostSummary } from '#app/ui/post-card.tsx'
import * as urls from '#app/urls.ts'

/** Shown at first, and added by each press of Load More. */
export const POSTS_PER_STEP = 6

/** The grid below the featured post. Load More is a plain form, so it needs no JavaScript. */
export function EarlierPosts({ posts, total }: { posts: PostSummary[]; total: number }) {
  const grid = useFocusOnNew(posts.length)
  const isLoading = useNavigation().formAction?.startsWith(urls.blog) ?? false
  return (
    <section aria-label="Earlier posts" className="wrap py-section">
      <div ref={grid} className="card-grid">
        {posts.map((post) => (
          <PostCard
            key={post.id}
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
          <Form method="get" action={urls.blog} preventScrollReset replace>
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
