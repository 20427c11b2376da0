import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'

import { useSaveButtons } from '#app/site/shortlist/use-save-buttons.ts'
import { Loading } from '#app/ui/loading.tsx'
import * as urls from '#app/urls.ts'

import { PageFrame, type SiteHandle } from './page-frame.tsx'

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
    <PageFrame {...(handle ?? { enquire: urls.contact })}>
      {isLoadingDetails ? (
        <div className="grid min-h-[80vh] place-items-center">
          <Loading />
        </div>
      ) : (
        <Outlet />
      )}
    </PageFrame>
  )
}
