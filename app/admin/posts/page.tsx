import { adminMeta, load } from '#app/admin/load.ts'
import { getVersioned } from '#app/admin/request.ts'
import { Loaded } from '#app/admin/ui/admin-page.tsx'
import type { Post } from '#domain/posts/post.ts'

import type { Route } from './+types/page.ts'
import { PostForm } from './post-form.tsx'

const titleFor = (id: string | undefined) => (id ? 'Update Post' : 'Create Post')

export const meta: Route.MetaFunction = ({ params }) => adminMeta(titleFor(params.id))

/** Without an id in the address, the page creates a post. */
export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  return load(request, id ? getVersioned<Post>(`/api/posts/${id}`) : Promise.resolve(undefined))
}

export default function PostPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Loaded title={titleFor(params.id)} missing="Post not found." loaded={loaderData}>
      {(edited) => <PostForm key={edited?.state.id} edited={edited} />}
    </Loaded>
  )
}
