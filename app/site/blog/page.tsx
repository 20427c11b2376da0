import { appContext } from '#app/context.ts'
import * as urls from '#app/urls.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { readShown } from '#app/site/properties/paging.ts'
import { toPostSummaries } from '#app/site/post-summaries.ts'
import { EmptyState } from '#app/ui/empty.tsx'
import { HOME } from '#app/ui/banner.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PostDate, PostLink, type PostSummary } from '#app/ui/post-card.tsx'
import { TextLinkLabel } from '#app/ui/text-link.tsx'
import * as posts from '#domain/posts/posts.server.ts'

import type { Route } from './+types/page.ts'
import { EarlierPosts, POSTS_PER_STEP } from './earlier-posts.tsx'

const FEATURED_TEASER_LENGTH = 150
const GRID_TEASER_LENGTH = 100

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const [newest, ...earlier] = await posts.list(app)
  const visible = earlier.slice(0, readShown(new URL(request.url).searchParams, POSTS_PER_STEP))
  const [featured] = newest ? await toPostSummaries(app, [newest], FEATURED_TEASER_LENGTH) : []
  return {
    featured,
    earlier: await toPostSummaries(app, visible, GRID_TEASER_LENGTH),
    total: earlier.length,
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Blog',
    description:
      'Guides to Dubai neighbourhoods, title deeds, service charges and the cost of buying, written by the brokers of Ghaf & Harbour.',
    path: urls.blog,
  })

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { featured, earlier, total } = loaderData
  return (
    <>
      <PageHead crumbs={[HOME, { label: 'Blog', path: urls.blog }]} title="Blog" />
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
          <h2 className="mt-2.5 mb-4 font-display text-title-1">
            <PostLink id={id} title={title} className="underline-offset-5" />
          </h2>
          <p className="text-ink-soft">{teaser}</p>
          <div className="mt-1">
            <TextLinkLabel>Read the post</TextLinkLabel>
          </div>
        </div>
      </article>
    </section>
  )
}
