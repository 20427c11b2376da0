import type { ReactNode } from 'react'

import { sharePage } from '#app/site/share-page.ts'
import { HOME, type Crumb } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import * as urls from '#app/urls.ts'

import type { SavedList } from './load-saved-properties.server.ts'

interface SavedListPageProps {
  title: string
  crumbs: readonly Crumb[]
  list: SavedList
  /** Beside the button that shares the list. */
  action?: ReactNode
  /** What the page says about an empty list, and how to fill it. */
  empty: string
  hint: string
  children: ReactNode
}

/** A page about the properties in its URL: a shared link shows the same list to everyone. */
export function SavedListPage({ list, title, crumbs, children, ...texts }: SavedListPageProps) {
  const { properties, removedCount } = list
  return (
    <>
      <PageHead crumbs={[HOME, ...crumbs]} title={title}>
        {properties.length > 0 && (
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            {texts.action}
            <Button
              variant="ghost"
              className="script-only"
              onClick={() => void sharePage(document.title, location.href)}
            >
              <Icon name="share" />
              Share this list
            </Button>
          </div>
        )}
      </PageHead>
      <div className="wrap pb-section">
        {removedCount > 0 && (
          <p className="mb-8 border-s-3 border-brass-deep bg-sand px-4 py-3.5 text-small">
            {removedCount === 1
              ? 'One home of this list is no longer listed.'
              : `${removedCount} homes of this list are no longer listed.`}
          </p>
        )}
        {properties.length > 0 ? (
          children
        ) : (
          <EmptyState
            hint={texts.hint}
            action={
              <ButtonLink variant="ghost" to={urls.properties}>
                All properties
              </ButtonLink>
            }
          >
            {texts.empty}
          </EmptyState>
        )}
      </div>
    </>
  )
}
