import type { ReactNode } from 'react'

import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PrintedFoot } from './print-footer.tsx'
import { ThumbBar } from './thumb-bar.tsx'

/** What stands around every public page. `enquire` is where the thumb bar leads; null: no bar. */
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
        <PrintedFoot />
      </main>
      <Footer />
      {enquire !== null && (
        <>
          {/* At its end the page can be scrolled out from under the bar. */}
          <div className="h-[calc(3.8125rem+env(safe-area-inset-bottom))] lg:hidden print:hidden" />
          <ThumbBar enquire={enquire} share={share} />
        </>
      )}
    </>
  )
}
