import { data } from 'react-router'

import { appContext } from '#app/context.ts'
import * as urls from '#app/urls.ts'
import { blogPosting } from '#app/seo/structured-data.ts'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { DESCRIPTION_LENGTH, pageMeta, publicUrlFrom } from '#app/seo/page-meta.ts'
import { toPostSummaries } from '#app/site/post-summaries.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatDay } from '#app/ui/format-day.ts'
import { FormattedText } from '#app/ui/formatted-text.tsx'
import { HOME } from '#app/ui/banner.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PostLink, type PostSummary } from '#app/ui/post-card.tsx'
import { teaser } from '#domain/formatted-text.ts'
import { SHARE_IMAGE_SIZE } from '#domain/pdf/page-content.ts'
import * as photos from '#domain/photos/photos.server.ts'
import * as posts from '#domain/posts/posts.server.ts'

import type { Route } from './+types/page.ts'
import { ReadMore } from './read-more.tsx'

const NEXT_POSTS = 3
const MORE_PER_PAGE = 2

const CRUMBS = [HOME, { label: 'Blog', to: urls.blog }]

/** A post, the posts after it, and one page of all others. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const all = await posts.list(app)
  const index = all.findIndex((post) => String(post.id) === params.id)
  const post = all[index]
  if (!post) return data(null, { status: 404 })

  const requestedPage = Number(new URL(request.url).searchParams.get('more'))
  const others = all.toSpliced(index, 1)
  const pages = Math.ceil(others.length / MORE_PER_PAGE)
  const page = Number.isInteger(requestedPage) ? Math.max(1, Math.min(requestedPage, pages)) : 1
  const postsOnPage = others.slice((page - 1) * MORE_PER_PAGE, page * MORE_PER_PAGE)
  return {
    post,
    summary: teaser(post.metadescription, DESCRIPTION_LENGTH),
    image: { ...SHARE_IMAGE_SIZE, path: urls.shareImage(urls.post(post.id), post.updated_at) },
    photo: (await photos.describe(app, [post.photo]))[post.photo],
    next: await toPostSummaries(app, all.slice(index + 1, index + 1 + NEXT_POSTS), 'next posts'),
    more: { posts: await toPostSummaries(app, postsOnPage, 'read more'), page, pages },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const path = urls.post(params.id)
  if (!loaderData)
    return pageMeta(matches, { title: 'Post not found', description: '', path, hidden: true })
  const { post, summary, image } = loaderData
  return pageMeta(matches, {
    title: post.seo_title,
    description: summary,
    path,
    type: 'article',
    image: { ...image, alt: post.title },
  })
}

export default function PostPage({ loaderData, matches }: Route.ComponentProps) {
  if (!loaderData) return <PostNotFound />
  const { post, photo, next, more } = loaderData
  return (
    <>
      <JsonLd data={import.meta.env.SSR && blogPosting(publicUrlFrom(matches), post)} />
      <article>
        <PageHead
          crumbs={[...CRUMBS, { label: post.title, path: urls.post(post.id) }]}
          title={post.title}
        >
          <p className="mt-5 text-ink-soft">
            <bdi>{post.author}</bdi>, <time dateTime={post.date}>{formatDay(post.date)}</time>
          </p>
        </PageHead>
        <div className="wrap">
          <Picture
            photo={photo}
            alt={post.title}
            sizes="(width < 64rem) 100vw, min(92vw, 82rem)"
            priority
            className="h-[clamp(16rem,42vw,36rem)]"
          />
        </div>
        <div className="wrap grid-12 items-start gap-y-12 pt-[clamp(2rem,4vw,4rem)]">
          <FormattedText
            text={post.metadescription}
            heading="h2"
            hasLead
            className="col-span-full lg:col-[2/8]"
          />
          <NextPosts posts={next} />
        </div>
      </article>
      <ReadMore {...more} />
    </>
  )
}

function PostNotFound() {
  return (
    <>
      <PageHead crumbs={[...CRUMBS, { label: 'Not found' }]} title="Post not found." />
      <div className="wrap pb-section">
        <p className="mb-8 max-w-[32rem] text-lead text-ink-soft">
          It may have been taken down, or its address may have been cut short.
        </p>
        <ButtonLink to={urls.blog} variant="ghost">
          All posts
        </ButtonLink>
      </div>
    </>
  )
}

/** The posts after this one; hidden on small screens. */
function NextPosts({ posts }: { posts: PostSummary[] }) {
  return (
    <aside
      aria-labelledby="next-posts"
      className="sticky top-below-header hidden lg:col-[9/13] lg:block"
    >
      <h2 id="next-posts" className="mb-4 font-display text-title-2">
        Next posts
      </h2>
      {posts.length === 0 ? (
        <p className="border-t border-line pt-4.5 text-ink-soft">No next blogs available.</p>
      ) : (
        <ul>
          {posts.map(({ id, title, teaser, photo }) => (
            <li
              key={id}
              className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 border-t border-line py-4.5"
            >
              <Picture photo={photo} alt="" sizes="108px" className="h-18" />
              <div>
                <h3 dir="auto" className="text-small leading-[1.35] font-semibold">
                  <PostLink id={id} title={title} className="underline-offset-4" />
                </h3>
                <p dir="auto" className="mt-1 text-caption text-ink-mute">
                  {teaser}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}
