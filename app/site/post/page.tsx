import { data } from 'react-router'

import { appContext, writerContext } from '#app/context.ts'
import { ContentText, languageFrom, useLanguage, useWords } from '#app/language.tsx'
import { islandData } from '#app/islands/island-data.ts'
import { staticIsland } from '#app/islands/static-island.tsx'
import * as urls from '#app/urls.ts'
import { blogPosting } from '#app/seo/structured-data.ts'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { DESCRIPTION_LENGTH, pageMeta, publicUrlFrom } from '#app/seo/page-meta.ts'
import { toPostSummaries } from '#app/site/post-summaries.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatDay } from '#app/ui/format-day.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { id as idSchema } from '#domain/fields.ts'
import { photosIn, teaser } from '#domain/formatted-text.ts'
import { inLanguage, languageOf, pathIn } from '#domain/language.ts'
import { SHARE_IMAGE_SIZE } from '#domain/pdf/page-content.ts'
import * as photos from '#domain/photos/photos.server.ts'
import type { Post } from '#domain/posts/post.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as previews from '#domain/posts/previews.server.ts'
import { NotFound } from '#domain/problem.ts'

import type { Route } from './+types/page.ts'
import { ReadMore } from './read-more.tsx'
import { WORDS } from './words.ts'

const NEXT_POSTS = 3
const MORE_PER_PAGE = 2

const PostBody = staticIsland(async () => (await import('./post-body.tsx')).PostBody)
const NextPosts = staticIsland(async () => (await import('./next-posts.tsx')).NextPosts)

const NEXT = { className: 'sticky top-below-header hidden lg:col-[9/13] lg:block' }

/** A post, the posts after it, and one page of all others. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOf(pathname)
  const preview = searchParams.get('preview')
  const all = inLanguage(language, await posts.list(app))
  // -1 for a post that is not public: the one after it is the newest. Previews are read from the database
  // that is written to, since a replica may not have them yet.
  const index = all.findIndex((post) => String(post.id) === params.id)
  const post =
    preview === null
      ? all[index]
      : inLanguage(language, await findPreview(context.get(writerContext), params.id, preview))
  if (!post) return data(null, { status: 404 })

  const requestedPage = Number(searchParams.get('more'))
  const others = all.filter(({ id }) => id !== post.id)
  const pages = Math.ceil(others.length / MORE_PER_PAGE)
  const page = Number.isInteger(requestedPage) ? Math.max(1, Math.min(requestedPage, pages)) : 1
  const postsOnPage = others.slice((page - 1) * MORE_PER_PAGE, page * MORE_PER_PAGE)
  const { metadescription: text, ...head } = post
  const photosByName = await photos.describe(app, [post.photo, ...photosIn(text)])
  return {
    post: head,
    body: islandData(request, { text, photos: photosByName }),
    photo: photosByName[post.photo],
    summary: teaser(text, DESCRIPTION_LENGTH),
    image: {
      ...SHARE_IMAGE_SIZE,
      path: pathIn(language, urls.shareImage(urls.post(post.id), post.updated_at)),
    },
    isPreview: preview !== null,
    next: islandData(request, {
      posts: await toPostSummaries(app, all.slice(index + 1, index + 1 + NEXT_POSTS), 'next posts'),
    }),
    more: { posts: await toPostSummaries(app, postsOnPage, 'read more'), page, pages },
  }
}

async function findPreview(
  app: Parameters<typeof previews.find>[0],
  id: string,
  token: string,
): Promise<Post | undefined> {
  const { data } = idSchema.safeParse(id)
  if (data === undefined) return undefined
  return previews.find(app, data, token).catch((error: unknown) => {
    if (error instanceof NotFound) return undefined
    throw error
  })
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const path = urls.post(params.id)
  const words = WORDS[languageFrom(matches)]
  if (!loaderData)
    return pageMeta(matches, { title: words.notFoundTitle, description: '', path, hidden: true })
  const { post, summary, image, isPreview } = loaderData
  return pageMeta(matches, {
    title: post.seo_title,
    description: summary,
    path,
    type: 'article',
    ...(isPreview ? { hidden: true } : { image: { ...image, alt: post.title } }),
  })
}

export default function PostPage({ loaderData, matches }: Route.ComponentProps) {
  const language = useLanguage()
  const words = WORDS[language]
  if (!loaderData) return <PostNotFound />
  const { post, body, photo, summary, isPreview, next, more } = loaderData
  return (
    <>
      <JsonLd
        data={
          import.meta.env.SSR &&
          blogPosting(publicUrlFrom(matches), post, summary, languageFrom(matches))
        }
      />
      {isPreview && <p className="wrap bg-sand py-3 text-small">{words.preview}</p>}
      <article>
        <PageHead
          crumbs={[
            { label: words.blog, to: urls.blog },
            { label: post.title, path: urls.post(post.id) },
          ]}
          title={post.title}
        >
          <p className="mt-5 text-ink-soft">
            <bdi>
              <ContentText text={post.author} />
            </bdi>
            {words.byline}
            <time dateTime={post.date}>{formatDay(post.date, language)}</time>
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
          <PostBody
            key={post.id}
            data={body}
            box={{
              className: 'col-span-full min-w-0 font-reading lg:col-[2/8] [&_strong]:font-sans',
            }}
          />
          <NextPosts key={`next ${post.id}`} data={next} box={NEXT} />
        </div>
      </article>
      <ReadMore {...more} />
    </>
  )
}

function PostNotFound() {
  const words = useWords(WORDS)
  return (
    <>
      <PageHead
        crumbs={[{ label: words.blog, to: urls.blog }, { label: words.notFound }]}
        title={words.notFoundHeading}
      />
      <div className="wrap pb-section">
        <p className="mb-8 max-w-[32rem] text-lead text-ink-soft">{words.notFoundText}</p>
        <ButtonLink to={urls.blog} variant="ghost">
          {words.allPosts}
        </ButtonLink>
      </div>
    </>
  )
}
