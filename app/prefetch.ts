import { missingFiles, pageDataUrl } from './react-router-internals.ts'

// Fetches a page when a visitor points at a link to it. React Router's own prefetching reloads the
// current page where that fails. The browser downloads this file when a pointer first moves.

/** Who only passes over a link does not mean to follow it. */
const INTENT_MS = 100

for (const type of ['pointerover', 'focusin'])
  document.addEventListener(type, ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-prefetch]')
    if (link) setTimeout(() => link.matches(':hover, :focus') && prefetch(link), INTENT_MS)
  })

function prefetch(link: HTMLAnchorElement): void {
  link.removeAttribute('data-prefetch')
  if (link.pathname === location.pathname) return
  for (const href of missingFiles(link.pathname)) addLink({ rel: 'modulepreload', href })
  addLink({ rel: 'prefetch', as: 'fetch', href: pageDataUrl(link.pathname) })
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes))
}
