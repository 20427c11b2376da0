import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'

import { useWords } from '#app/language.tsx'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PostCard, type PostSummary } from '#app/ui/post-card.tsx'
import { WORDS as UI_WORDS } from '#app/ui/words.ts'

import { WORDS } from './words.ts'

interface PageOfPosts {
  posts: PostSummary[]
  page: number
  pages: number
}

/** The other posts, two per page. */
export function ReadMore({ posts, page, pages }: PageOfPosts) {
  const words = useWords(WORDS)
  if (posts.length === 0) return <div className="pb-section" />
  return (
    <section aria-labelledby="read-more" className="wrap py-section">
      <div className="mb-heading flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t border-line pt-[clamp(2rem,4vw,3.5rem)]">
        <h2 id="read-more" className="font-display text-display-2">
          {words.readMore}
        </h2>
        {pages > 1 && <Pages page={page} pages={pages} />}
      </div>
      <div className="grid gap-x-gutter gap-y-10 md:grid-cols-2">
        {posts.map((post) => (
          <PostCard
            key={post.id}
            post={post}
            aspect="aspect-[16/10]"
            sizes="(width < 48rem) 100vw, min(45vw, 40.5rem)"
          />
        ))}
      </div>
    </section>
  )
}

// A plain form works without JavaScript.
function Pages({ page, pages }: Omit<PageOfPosts, 'posts'>) {
  const form = useFocusAfterPaging(page)
  const words = useWords(UI_WORDS)
  const { pathname, search } = useLocation()
  const preview = new URLSearchParams(search).get('preview')
  return (
    <Form
      ref={form}
      method="get"
      action={`${pathname}#read-more`}
      preventScrollReset
      replace
      className="flex items-center gap-3 max-md:w-full"
    >
      {preview && <input type="hidden" name="preview" value={preview} />}
      <span
        aria-live="polite"
        className="me-2 text-caption whitespace-nowrap text-ink-mute numerals max-md:me-auto"
      >
        {words.pageOf(String(page), String(pages))}
      </span>
      {page > 1 && (
        <IconButton type="submit" name="more" value={page - 1} label={words.previousPage}>
          <Icon name="arrow-left" className="rtl:-scale-x-100" />
        </IconButton>
      )}
      {page < pages && (
        <IconButton type="submit" name="more" value={page + 1} label={words.nextPage}>
          <Icon name="arrow-right" className="rtl:-scale-x-100" />
        </IconButton>
      )}
    </Form>
  )
}

// On the first and last page the pressed arrow disappears; focus moves to the other one.
function useFocusAfterPaging(page: number) {
  const form = useRef<HTMLFormElement>(null)
  const previousPage = useRef(page)
  useEffect(() => {
    if (page !== previousPage.current && document.activeElement === document.body)
      form.current?.querySelector('button')?.focus({ preventScroll: true })
    previousPage.current = page
  }, [page])
  return form
}
