import { useEnglishMark, useWords } from '#app/language.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PostLink, type PostSummary } from '#app/ui/post-card.tsx'

import { WORDS } from './next-posts-words.ts'

/** The posts after this one; hidden on small screens. */
export function NextPosts({ posts }: { posts: PostSummary[] }) {
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  return (
    <aside aria-labelledby="next-posts">
      <h2 id="next-posts" className="mb-4 font-display text-title-2">
        {words.nextPosts}
      </h2>
      {posts.length === 0 ? (
        <p className="border-t border-line pt-4.5 text-ink-soft">{words.noNext}</p>
      ) : (
        <ul>
          {posts.map(({ id, title, teaser, photo }) => (
            <li
              key={id}
              className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 border-t border-line py-4.5"
            >
              <Picture photo={photo} alt="" sizes="108px" className="h-18" />
              <div>
                <h3
                  dir="auto"
                  {...englishMark(title)}
                  className="text-small leading-[1.35] font-semibold"
                >
                  <PostLink id={id} title={title} className="underline-offset-4" />
                </h3>
                <p dir="auto" {...englishMark(teaser)} className="mt-1 text-caption text-ink-mute">
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
