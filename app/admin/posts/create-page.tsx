import { adminMeta } from '#app/admin/load.ts'
import type { Route } from './+types/create-page.ts'
import { PostForm } from './post-form.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Create Post')

export default function CreatePost() {
  return <PostForm />
}
