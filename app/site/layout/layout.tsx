import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'

import { useSaveButtons } from '#app/site/shortlist/use-save-buttons.ts'
import { Loading } from '#app/ui/loading.tsx'
import * as urls from '#app/urls.ts'

import { PageFrame } from './page-frame.tsx'

/** A page's settings for its frame: `export const handle = { enquire: '#tour' }`. */
export interface SiteHandle {
  /** Link target of the Enquire button in the thumb bar; null hides the bar. */
  enquire: string | null
  /** Whether the thumb bar has a Share button. */
  share?: boolean
}

export function SiteLayout() {
  const handle = useMatches().findLast(({ handle }) => handle)?.handle as SiteHandle | undefined
  const { pathname } = useLocation()
  useSaveButtons()
  const nextPath = useNavigation().location?.pathname
  const isLoadingDetails =
    nextPath !== undefined &&
    nextPath !== pathname &&
    (urls.isPropertyPage(nextPath) || urls.isPostPage(nextPath))
  return (
    <PageFrame enquire={handle ? handle.enquire : urls.contact} share={handle?.share}>
      {isLoadingDetails ? <PageLoading /> : <Outlet />}
    </PageFrame>
  )
}

function PageLoading() {
  return (
    <div className="grid min-h-[80vh] place-items-center">
      <Loading />
    </div>
  )
}
