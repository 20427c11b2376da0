import type { ReactNode } from 'react'
import { redirect, useRevalidator } from 'react-router'

import * as urls from '#app/urls.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'

import { isNotFound, isUnauthorised } from './request.ts'
import { expireSession } from './session.ts'
import { AdminBar, ToDashboard } from './ui/admin-bar.tsx'
import { FetchFailed } from './ui/fetch-failed.tsx'

export type LoadResult<Content> =
  | { state: 'done'; content: Content }
  | { state: 'missing' }
  | { state: 'failed' }

/** What a page's loader fetches. Redirects to the login page if the session is over. */
export async function load<Content>(
  request: Request,
  fetched: Promise<Content>,
): Promise<LoadResult<Content>> {
  try {
    return { state: 'done', content: await fetched }
  } catch (error) {
    if (isUnauthorised(error)) throw redirect(expireSession(new URL(request.url)))
    return isNotFound(error) ? { state: 'missing' } : { state: 'failed' }
  }
}

interface LoadedProps<Content> {
  title: string
  missing: string
  loaded: LoadResult<Content>
  children: (content: Content) => ReactNode
}

/** Renders what was loaded, or says why it could not be. */
export function Loaded<Content>({ title, missing, loaded, children }: LoadedProps<Content>) {
  const { revalidate, state } = useRevalidator()
  if (loaded.state === 'done') return children(loaded.content)
  return (
    <>
      <AdminBar title={title} end={<ToDashboard />} />
      <div className="wrap py-10">
        {loaded.state === 'missing' ? (
          <EmptyState
            action={
              <ButtonLink variant="ghost" to={urls.admin}>
                Back to the dashboard
              </ButtonLink>
            }
          >
            {missing}
          </EmptyState>
        ) : (
          <FetchFailed busy={state === 'loading'} onRetry={() => void revalidate()} />
        )}
      </div>
    </>
  )
}
