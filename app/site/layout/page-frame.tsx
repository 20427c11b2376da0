import type { ReactNode } from 'react'

import { staticIsland } from '#app/islands/static-island.tsx'

import { Header } from './header.tsx'
import { PrintFooter } from './print-footer.tsx'
import { ThumbBar } from './thumb-bar.tsx'

const FooterContents = staticIsland(
  async () => (await import('./footer-contents.tsx')).FooterContents,
)

/** Header, footer and thumb bar of every public page. `enquire` is a link target; null hides the bar. */
export function PageFrame({
  enquire,
  share,
  children,
}: {
  enquire: string | null
  share?: boolean | undefined
  children: ReactNode
}) {
  return (
    <>
      <a
        href="#main"
        className="fixed start-edge top-0 z-60 -translate-y-[110%] bg-ink px-5 py-3 text-paper focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="pt-header outline-none print:pt-0">
        {children}
        <PrintFooter />
      </main>
      <footer className="on-ink bg-ink-deep text-paper print:hidden">
        <FooterContents />
      </footer>
      {enquire !== null && (
        <>
          {/* Space for the bar at the end of the page. */}
          <div className="h-[calc(3.8125rem+env(safe-area-inset-bottom))] lg:hidden print:hidden" />
          <ThumbBar enquire={enquire} share={share} />
        </>
      )}
    </>
  )
}
