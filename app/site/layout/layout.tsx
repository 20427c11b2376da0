import { useEffect } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'

import { STORAGE_KEY } from '#app/site/shortlist/ids.ts'
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

/** Handles clicks on save buttons; downloads their code only when needed. */
function useSaveButtons(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest('[data-save]')
      if (button)
        void import('#app/site/shortlist/save-buttons.ts').then(({ toggleSaved }) =>
          toggleSaved(Number(button.getAttribute('data-save'))),
        )
    }
    document.addEventListener('click', onClick)
    if (localStorage.getItem(STORAGE_KEY)) void import('#app/site/shortlist/save-buttons.ts')
    return () => document.removeEventListener('click', onClick)
  }, [])
}
