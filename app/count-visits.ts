/**
 * Reports to `/api/seen` which pages a visitor sees and which buttons they use, for the figures:
 * cached pages are sent without the application knowing who reads them. No cookie is set and nothing
 * is stored. docs/decisions/0020 says why this is part of the scripts of every page.
 */
export function countVisits(): void {
  const report = (kind: string, from?: string) => {
    // A browser that refuses storage throws; a navigation must not fail because of that.
    try {
      // Neither automated browsers nor people with a login are visitors.
      const isPreview = location.search.includes('preview=')
      if (navigator.webdriver || isPreview || 'token' in localStorage) return
      const listing = Number(/\/properties2\/(\d{1,9})$/.exec(location.pathname)?.[1] ?? 0)
      const body = JSON.stringify({ kind, listing, from })
      navigator.sendBeacon('/api/seen', new Blob([body], { type: 'application/json' }))
    } catch {}
  }

  let path = ''
  const view = (from?: string) => {
    if (path === location.pathname) return
    path = location.pathname
    if (!/^\/(admin|login)\b/.test(path)) report('view', from)
  }

  // A tab that was opened in the background, or by the browser in advance, may never be looked at.
  const viewFirst = () => {
    if (document.visibilityState === 'hidden' || path) return
    const from = document.referrer && new URL(document.referrer).hostname
    view(from === location.hostname ? undefined : from)
  }
  viewFirst()
  addEventListener('visibilitychange', viewFirst)

  // Not every browser has the Navigation API yet.
  const pushState = history.pushState.bind(history)
  history.pushState = (...change) => {
    pushState(...change)
    view()
  }
  addEventListener('popstate', () => view())

  const click = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a[href]')
    const href = (link && link.getAttribute('href')) || ''
    if (href.startsWith('tel:')) report('call')
    // Without a number it is a page to be shared.
    if (/^https:\/\/wa\.me\/\d/.test(href)) report('whatsapp')
    if (href.endsWith('.pdf')) report('brochure')
  }
  addEventListener('click', click, true)
}
