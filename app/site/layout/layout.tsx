import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'

import { useHearts } from '#app/site/shortlist/use-save-buttons.ts'
import { Loading } from '#app/ui/loading.tsx'

import { PageFrame } from './page-frame.tsx'

/** What a page may say about its frame: `export const handle = { enquire: '#tour' }`. */
export interface SiteHandle {
  /** The nearest form, for the thumb bar; null where the page needs no bar. */
  enquire: string | null
  /** Whether the thumb bar hands the page on, too. */
  share?: boolean
}

/** Every page in its frame. */
export function SiteLayout() {
  const handle = useMatches().findLast(({ handle }) => handle)?.handle as SiteHandle | undefined
  const { pathname } = useLocation()
  useHearts()
  const arriving = useNavigation().location?.pathname
  return (
    <PageFrame enquire={handle ? handle.enquire : '/contact-us'} share={handle?.share}>
      {arriving && arriving !== pathname && isOneThing(arriving) ? <Arriving /> : <Outlet />}
    </PageFrame>
  )
}

// One property or one post: its page shows that it is on its way.
function isOneThing(pathname: string): boolean {
  return /^\/(properties2|BlogInfo)\//i.test(pathname)
}

function Arriving() {
  return (
    <div className="grid min-h-[80vh] place-items-center">
      <Loading />
    </div>
  )
}
