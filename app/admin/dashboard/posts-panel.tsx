import { posts } from '#app/admin/api.ts'
import * as urls from '#app/urls.ts'
import { day } from '#app/ui/format.ts'
import type { Post } from '#domain/posts/post.ts'

import { ContentCard } from './content-card.tsx'
import { ContentPanel } from './content-panel.tsx'
import type { PagedList } from './use-paged-list.ts'
import { useRemoval } from './use-removal.ts'

export function PostsPanel({ list }: { list: PagedList<Post> }) {
  const { remove, removing } = useRemoval({ itemName: 'Post', api: posts, list })
  return (
    <ContentPanel
      title="Posts"
      create={{ to: urls.createPost, label: 'Create New Post' }}
      list={list}
      renderCard={(post) => (
        <ContentCard
          photo={post.photo || undefined}
          title={post.title}
          text={post.metadescription}
          start={post.author}
          end={day(post.date)}
          updateTo={urls.updatePost(post.id)}
          removing={removing.has(post.id)}
          onDelete={() => void remove(post.id)}
        />
      )}
    />
  )
}
