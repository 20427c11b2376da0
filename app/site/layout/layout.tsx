import { Outlet, useMatches, useNavigation } from 'react-router'

import { Loading } from '#app/ui/ripples.tsx'

import { Frame } from './frame.tsx'

/** What a page may say about its frame: `export const handle = { enquire: '#tour' }`. */
export interface SiteHandle {
  /** The nearest form, for the thumb bar; null where the page needs no bar. */
  enquire: string | null
}

export default function SiteLayout() {
  const handle = useMatches().at(-1)?.handle as SiteHandle | undefined
  const arriving = useNavigation().location
  return (
    <Frame enquire={handle ? handle.enquire : '/contact-us'}>
      {arriving && isOneThing(arriving.pathname) ? <Arriving /> : <Outlet />}
    </Frame>
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
