import type { ReactNode } from 'react'

import { Footer } from './footer'
import { Header } from './header'
import { PrintedFoot } from './printed-foot'
import { ThumbBar } from './thumb-bar'

/** What stands around every public page. `enquire` is where the thumb bar leads. */
export function Frame({
  section,
  enquire,
  share,
  children,
}: {
  section: string
  enquire: string
  share?: boolean
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
      <Header section={section} />
      <main id="main" tabIndex={-1} className="pt-header outline-none print:pt-0">
        {children}
        <PrintedFoot />
      </main>
      <Footer />
      {/* At its end the page can be scrolled out from under the bar. */}
      <div className="h-[calc(3.8125rem+env(safe-area-inset-bottom))] lg:hidden print:hidden" />
      <ThumbBar enquire={enquire} share={share} />
    </>
  )
}
