import { posts } from '#app/admin/api.ts'
import { day } from '#app/ui/format.ts'
import type { Post } from '#domain/posts/post.ts'

import { ContentCard } from './content-card.tsx'
import { ContentPanel } from './content-panel.tsx'
import type { Shelf } from './list-state.ts'
import { useRemoval } from './use-removal.ts'

export function PostsPanel({ shelf }: { shelf: Shelf<Post> }) {
  const { remove, removing } = useRemoval({ thing: 'Post', calls: posts, shelf })
  return (
    <ContentPanel
      title="Posts"
      create={{ to: '/admin/create-post', label: 'Create New Post' }}
      shelf={shelf}
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
