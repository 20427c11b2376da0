import { englishPath } from '#domain/language.ts'

import { DATA_ROUTES_PARAM, missingFiles, routeIds } from './react-router-internals.ts'

// Fetches a page when a visitor points at a link to it. React Router's own prefetching reloads the
// current page where that fails. The browser downloads this file when a pointer first moves.

/** A pointer that leaves a link sooner has only passed over it. */
const INTENT_MS = 100

for (const type of ['pointerover', 'focusin'])
  document.addEventListener(type, ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-prefetch]')
    if (link) setTimeout(() => link.matches(':hover, :focus') && prefetch(link), INTENT_MS)
  })

// Somebody is logged in to the admin area.
if (localStorage.getItem('token')) void import('./site/layout/edit-link.ts').catch(() => {})

// Not as `modulepreload`: a module that once failed to load cannot be imported any more.
function prefetch(link: HTMLAnchorElement): void {
  link.removeAttribute('data-prefetch')
  if (link.pathname === location.pathname) return
  for (const file of missingFiles(englishPath(link.pathname))) addLink('script', file)
  addLink('fetch', dataUrl(link.pathname))
}

/** The address of a page's data, without that of the root, which the browser has. */
function dataUrl(path: string): string {
  const routes = routeIds(englishPath(path)).filter((id) => id !== 'root')
  const query = new URLSearchParams({ [DATA_ROUTES_PARAM]: routes.join() })
  return `${path === '/' ? '/_' : path}.data?${query}`
}

function addLink(as: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }))
}
