import { Picture } from '#app/ui/picture.tsx'
import { PostDate, PostLink, type PostSummary } from '#app/ui/post-card.tsx'
import { TextLinkLabel } from '#app/ui/text-link.tsx'

/** The newest post, large, above the list. */
export function FeaturedPost({ post }: { post: PostSummary }) {
  const { id, title, date, teaser, photo } = post
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
