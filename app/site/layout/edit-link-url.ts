import * as urls from '#app/urls.ts'
import { mayUse } from '#domain/permissions.ts'
import type { Role } from '#domain/roles.ts'

/** The form of the listing or post that a page shows; undefined where the role may not edit it. */
export function editUrl(pathname: string, role: Role): string | undefined {
  const id = Number(/\/(\d+)$/.exec(pathname)?.[1])
  if (!id) return undefined
  if (urls.isPropertyPage(pathname) && mayUse(role, 'listings')) return urls.updateProperty(id)
  if (urls.isPostPage(pathname) && mayUse(role, 'posts')) return urls.updatePost(id)
  return undefined
}
