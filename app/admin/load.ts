import { redirect } from 'react-router'

import { ApiError } from '#app/api.ts'
import type { RemovedItem } from '#domain/removal/removal.ts'

import { fetchRemoved } from './removed-item.ts'
import { isNotFound, isUnauthorised } from './request.ts'
import { expireSession } from './session.ts'

/** Search engines must not index admin pages. */
export function adminMeta(title: string) {
  return [{ title: `${title} | Admin` }, { name: 'robots', content: 'noindex' }]
}

export type LoadResult<Content> =
  | { state: 'done'; content: Content }
  | { state: 'missing'; removed?: RemovedItem | null }
  /** The role of the person may not see it. */
  | { state: 'forbidden'; message: string }
  | { state: 'failed' }

/** What is looked for in the trash if it is not found. */
type RemovableId = [kind: RemovedItem['kind'], id: string | undefined]

/** What a page's loader fetched, or why not. Redirects to the login page if the session is over. */
export async function load<Content>(
  request: Request,
  fetched: Promise<Content>,
  removable?: RemovableId,
): Promise<LoadResult<Content>> {
  try {
    return { state: 'done', content: await fetched }
  } catch (error) {
    if (isUnauthorised(error)) throw redirect(expireSession(new URL(request.url)))
    if (error instanceof ApiError && error.status === 403)
      return { state: 'forbidden', message: error.message }
    if (!isNotFound(error)) return { state: 'failed' }
    return { state: 'missing', removed: removable ? await fetchRemoved(...removable) : null }
  }
}
