import { posts } from '#app/admin/api.ts'
import { day } from '#app/ui/format.ts'
import type { Post } from '#domain/posts/post.ts'

import { ContentCard } from './content-card.tsx'
import { ContentPanel } from './content-panel.tsx'
import { leaveOut, type Listed } from './listed.ts'
import { useRemoval } from './use-removal.ts'

const WORDS = {
  removed: 'Post deleted successfully!',
  failed: 'Failed to delete post.',
  restored: 'Post restored.',
  restoreFailed: 'Failed to restore post.',
}

export function PostsPanel({ list, setList, refresh }: Listed<Post>) {
  const { remove, removing } = useRemoval({
    calls: posts,
    words: WORDS,
    onRemoved: (id) => {
      leaveOut(setList, id)
      void refresh()
    },
    onRestored: () => void refresh(),
  })
  return (
    <ContentPanel
      title="Posts"
      create={{ to: '/admin/create-post', label: 'Create New Post' }}
      list={list}
      wordsOf={wordsOf}
      renderCard={(post) => (
        <ContentCard
          photo={post.photo || undefined}
          title={post.title}
          text={post.metadescription}
          start={post.author}
          end={day(post.date)}
          updateTo={`/admin/update-post/${post.id}`}
          removing={removing.has(post.id)}
          onDelete={() => void remove(post.id)}
        />
      )}
    />
  )
}

function wordsOf({ title, author, seo_title, metadescription }: Post): string {
  return `${title}\n${author}\n${seo_title}\n${metadescription}`
}
