import { data } from 'react-router'

import { appContext } from '#app/context.ts'
import * as urls from '#app/urls.ts'
import { blogPosting } from '#app/seo/structured-data.ts'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { pageMeta, publicUrlFrom } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatDay } from '#app/ui/format.ts'
import { FormattedText } from '#app/ui/formatted-text.tsx'
import { HOME } from '#app/ui/banner.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Picture } from '#app/ui/picture.tsx'

import type { Route } from './+types/page.ts'
import { loadPost } from './load-post.server.ts'
import { NextPosts } from './next-posts.tsx'
import { ReadMore } from './read-more.tsx'

const CRUMBS = [HOME, { label: 'Blog', to: urls.blog }]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get('more'))
  const post = await loadPost(context.get(appContext), params.id, page)
  return post ?? data(null, { status: 404 })
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
            {post.author}, <time dateTime={post.date}>{formatDay(post.date)}</time>
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
