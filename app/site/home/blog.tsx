import { Carousel } from '#app/ui/carousel.tsx'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PostDate, type PostSummary } from '#app/ui/post-card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'

export function Blog({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <div className="wrap py-section">
      <Carousel
        title={<h2 className="font-display text-display-2">From the blog</h2>}
        itemsLabel="posts"
        empty="No posts available."
        rowClass="-ms-gutter"
        slideClass="basis-full ps-gutter"
      >
        {posts.map((post) => (
          <LeadPost key={post.id} post={post} />
        ))}
      </Carousel>
    </div>
  )
}

function LeadPost({ post: { id, title, date, teaser, photo } }: { post: PostSummary }) {
  const to = urls.post(id)
  return (
    <article className="grid-12 items-center gap-y-6">
      <Picture
        photo={photo}
        alt=""
        sizes="(width < 64rem) 92vw, min(54vw, 47.5rem)"
        className="col-span-full aspect-[16/10.5] lg:col-span-7"
      />
      <div className="col-span-full lg:col-span-5 lg:ps-[clamp(0px,3vw,3rem)]">
        <PostDate date={date} />
        <h3 className="mt-2.5 mb-4 font-display text-title-1">
          <Link to={to} prefetch="intent" viewTransition>
            {title}
          </Link>
        </h3>
        <p className="text-ink-soft">{teaser}</p>
        <p className="mt-4">
          <TextLink to={to} aria-label={`Read the post: ${title}`}>
            Read the post
          </TextLink>
        </p>
      </div>
    </article>
  )
}
