import { Suspense, useEffect, useState, type PropsWithChildren } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'

import { useAgency } from '#app/agency.tsx'
import { useLanguage, useWords } from '#app/language.tsx'
import { lazyComponent } from '#app/islands/lazy-component.tsx'
import { staticIsland } from '#app/islands/static-island.tsx'
import { useHydrated } from '#app/islands/use-hydrated.ts'
import { sharePage } from '#app/site/share-page.ts'
import { classes } from '#app/ui/classes.ts'
import { BrandIcon, Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { STORAGE_KEY } from '#app/site/shortlist/ids.ts'
import { Loading } from '#app/ui/loading.tsx'
import * as urls from '#app/urls.ts'
import { telLink, whatsappLink } from '#domain/agency/contact-links.ts'
import { isEnglishOnly } from '#domain/language.ts'

import { Header } from './header.tsx'
import { printAllPhotos } from './print-all-photos.ts'
import { preferredLanguage } from './remembered-language.ts'
import { WORDS } from './words.ts'

const HeldMessage = staticIsland(async () => (await import('./held-message.tsx')).HeldMessage)
const PrintFooter = staticIsland(async () => (await import('./print-footer.tsx')).PrintFooter)
const FooterContents = staticIsland(
  async () => (await import('./footer-contents.tsx')).FooterContents,
)
const LanguageOffer = lazyComponent(
  async () => (await import('./language-offer.tsx')).LanguageOffer,
)

/** A page's settings for its frame: `export const handle = { enquire: '#tour' }`. */
export interface SiteHandle {
  /** Link target of the Enquire button in the thumb bar; null hides the bar. */
  enquire: string | null
  /** Whether the thumb bar has a Share button. */
  share?: boolean | undefined
  /** Whether the page has a second view, which fills narrow screens: `?view=map`. */
  hasMap?: boolean | undefined
}

interface PageFrameProps extends SiteHandle {
  /** Who is reached instead of the agency. */
  contact?: { whatsapp: string; call: string } | undefined
  isMap?: boolean | undefined
}

export function SiteLayout() {
  const match = useMatches().findLast(({ handle }) => handle)
  const handle = match?.handle as SiteHandle | undefined
  const data = match?.loaderData as Pick<PageFrameProps, 'contact'> | undefined
  const { pathname, search } = useLocation()
  useSaveButtons()
  useEffect(printAllPhotos, [])
  const nextPath = useNavigation().location?.pathname
  const isLoadingDetails =
    nextPath !== undefined &&
    // Unlike `pathname`, `nextPath` begins with the language on Arabic pages.
    !nextPath.endsWith(pathname) &&
    (urls.isPropertyPage(nextPath) || urls.isPostPage(nextPath))
  const isMap = handle?.hasMap && /[?&]view=map(&|$)/.test(search)
  return (
    <PageFrame
      {...(handle ?? { enquire: urls.writeMessage })}
      contact={data?.contact}
      isMap={isMap}
    >
      <Outlet />
      {isLoadingDetails && (
        <div className="fixed inset-0 top-(--spacing-header) z-26 grid place-items-center bg-paper in-data-held:hidden">
          <Loading />
        </div>
      )}
    </PageFrame>
  )
}

const PRINT_ONLY = { className: 'hidden print:block' }
const HELD_MESSAGE = { id: 'held-requests', hidden: true }

/**
 * Header, footer and thumb bar of every public page. Styles for one view of a page name `data-view`:
 * with `:has()` near the root each change of any page would compute all of its styles anew.
 */
export function PageFrame({ enquire, isMap, children, ...bar }: PropsWithChildren<PageFrameProps>) {
  const words = useWords(WORDS)
  return (
    <>
      <a
        href="#main"
        className="fixed start-edge top-0 z-60 -translate-y-[110%] bg-ink px-5 py-3 text-paper focus:translate-y-0 print:hidden"
      >
        {words.skip}
      </a>
      <Header />
      <main
        id="main"
        tabIndex={-1}
        data-view={isMap ? 'map' : undefined}
        className="pt-header outline-none print:pt-0"
      >
        {children}
        <PrintFooter box={PRINT_ONLY} />
      </main>
      <footer className="on-ink bg-ink-deep text-paper print:hidden">
        <FooterContents />
      </footer>
      <HeldMessage box={HELD_MESSAGE} />
      {usePrefersOtherLanguage() && (
        <Suspense>
          <LanguageOffer />
        </Suspense>
      )}
      {enquire !== null && (
        <>
          {/* Space for the bar at the end of the page. */}
          <div className="h-[calc(3.8125rem+env(safe-area-inset-bottom))] lg:hidden print:hidden" />
          <ThumbBar {...bar} enquire={enquire} />
        </>
      )}
    </>
  )
}

/** The bar at the bottom of a phone's screen: WhatsApp, Call, Share, and the nearest form. */
function ThumbBar({ enquire, share, contact }: PageFrameProps & { enquire: string }) {
  const { whatsapp, phones } = useAgency()
  const words = useWords(WORDS)
  const item = 'flex min-h-15 items-center justify-center gap-2 focus-visible:-outline-offset-2'
  return (
    <nav
      aria-label={words.contactAnAgent}
      className={classes(
        share
          ? 'grid-cols-[1.25fr_0.85fr_3.25rem_1fr] noscript:grid-cols-[1fr_1fr_1.35fr]'
          : 'grid-cols-[1fr_1fr_1.35fr]',
        'thumb-bar',
      )}
    >
      <a href={contact?.whatsapp ?? whatsappLink(whatsapp)} className={item}>
        <BrandIcon brand="WhatsApp" size={18} />
        {words.whatsapp}
      </a>
      <a href={contact?.call ?? telLink(phones[0])} className={item}>
        <Icon name="phone" size={18} />
        {words.call}
      </a>
      {share && (
        <button type="button" onClick={() => void sharePage()} className={`${item} script-only`}>
          <Icon name="share" size={18} />
          <span className="sr-only">{words.share}</span>
        </button>
      )}
      {enquire.startsWith('#') ? (
        <a href={enquire} className={`${item} bg-ink text-paper`}>
          {words.enquire}
        </a>
      ) : (
        <Link to={enquire} className={`${item} bg-ink text-paper`}>
          {words.enquire}
        </Link>
      )}
    </nav>
  )
}

/** Whether to offer the other language; never in a frame, where the settings show a preview. */
function usePrefersOtherLanguage(): boolean {
  const language = useLanguage()
  const [preferred] = useState(preferredLanguage)
  const { pathname } = useLocation()
  const isShown = useHydrated() && preferred !== language && !isEnglishOnly(pathname)
  return isShown && window.parent === window
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
