import { useEffect, type PropsWithChildren } from 'react'

import { staticIsland } from '#app/islands/static-island.tsx'
import { profile } from '#agency/profile.ts'

import { Header } from './header.tsx'
import { ThumbBar } from './thumb-bar.tsx'

const FooterContents = staticIsland(
  async () => (await import('./footer-contents.tsx')).FooterContents,
)

/** A page's settings for its frame: `export const handle = { enquire: '#tour' }`. */
export interface SiteHandle {
  /** Link target of the Enquire button in the thumb bar; null hides the bar. */
  enquire: string | null
  /** Whether the thumb bar has a Share button. */
  share?: boolean | undefined
}

/** Header, footer and thumb bar of every public page. */
export function PageFrame({ enquire, share, children }: PropsWithChildren<SiteHandle>) {
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

/** Printed at the end of a page: the agency and its contact details. */
function PrintFooter() {
  // Lazy images below the screen would be missing in print.
  useEffect(() => {
    const load = () => {
      for (const image of document.images) image.loading = 'eager'
    }
    addEventListener('beforeprint', load)
    return () => removeEventListener('beforeprint', load)
  }, [])
  return (
    <p className="mt-6 hidden border-t border-line-strong pt-3 text-caption numerals print:block">
      {[profile.name, profile.phones[0].label, profile.emails.general, ...profile.address].join(
        ' · ',
      )}
    </p>
  )
}
