import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { Loaded } from '#app/admin/ui/admin-page.tsx'
import type { Post } from '#domain/posts/post.ts'

import type { Route } from './+types/update-page.ts'
import { PostForm } from './post-form.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Update Post')

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return load(request, get<Post>(`/api/posts/${params.id}`))
}

export default function UpdatePost({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded title="Update Post" missing="Post not found." loaded={loaderData}>
      {(post) => <PostForm key={post.id} post={post} />}
    </Loaded>
  )
}
