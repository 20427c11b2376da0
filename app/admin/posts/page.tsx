import { adminMeta, load } from '#app/admin/load.ts'
import { assertMayUse } from '#app/admin/own-account.ts'
import { findTabs } from '#app/admin/tabs.ts'
import { Loaded } from '#app/admin/ui/admin-page.tsx'

import type { Route } from './+types/page.ts'
import { fetchEdited, PostForm } from './post-form.tsx'

const titleFor = (id: string | undefined) => (id ? 'Update Post' : 'Create Post')

export const meta: Route.MetaFunction = ({ params }) => adminMeta(titleFor(params.id))

/** Without an id in the address, the page creates a post. */
export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const post = id ? fetchEdited(id) : undefined
  return load(request, Promise.all([post, assertMayUse('posts'), findTabs()]), ['post', id])
}

export default function PostPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Loaded title={titleFor(params.id)} missing="Post not found." loaded={loaderData}>
      {([edited]) => <PostForm key={edited?.state.id} edited={edited} />}
    </Loaded>
  )
}
