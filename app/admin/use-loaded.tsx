import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'

import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'

import { isNotFound } from './api.ts'
import { AdminBar, ToDashboard } from './ui/admin-bar.tsx'

/** What a form needs before it can be shown. */
export type Loaded<Thing> =
  | { state: 'there'; thing: Thing }
  | { state: 'missing' }
  | { state: 'failed' }

export async function load<Thing>(asked: Promise<Thing>): Promise<Loaded<Thing>> {
  try {
    return { state: 'there', thing: await asked }
  } catch (error) {
    return isNotFound(error) ? { state: 'missing' } : { state: 'failed' }
  }
}

/** Shows the form of what was loaded, or says why there is none. */
export function Loaded<Thing>({
  title,
  missing,
  loaded,
  children,
}: {
  title: string
  missing: string
  loaded: Loaded<Thing>
  children: (thing: Thing) => ReactNode
}) {
  const { revalidate, state } = useRevalidator()
  if (loaded.state === 'there') return children(loaded.thing)
  return (
    <>
      <AdminBar title={title} end={<ToDashboard />} />
      <div className="wrap py-10">
        {loaded.state === 'missing' ? (
          <EmptyState
            action={
              <ButtonLink variant="ghost" to="/admin">
                Back to the dashboard
              </ButtonLink>
            }
          >
            {missing}
          </EmptyState>
        ) : (
          <div role="alert" className="grid max-w-measure justify-items-start gap-5">
            <Alert kind="error">Error fetching data. Please try again.</Alert>
            <Button variant="ghost" busy={state === 'loading'} onClick={() => void revalidate()}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
