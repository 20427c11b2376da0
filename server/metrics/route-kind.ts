export type Kind = 'kept_page' | 'rendered_page' | 'api' | 'file' | 'asset' | 'health'

/** What was asked for, by the route that answered; a page has none of its own. */
export function kindOf(route: string | undefined): Exclude<Kind, 'kept_page'> {
  if (route === undefined) return 'rendered_page'
  if (route.startsWith('/uploads/')) return 'file'
  if (route === '/healthz' || route === '/readyz') return 'health'
  if (route.startsWith('/assets/')) return 'asset'
  // What else is served as a file has a name with an ending: /favicon.svg.
  return !route.startsWith('/api/') && /\.[a-z0-9]+$/.test(route) ? 'asset' : 'api'
}

/** 2xx, 3xx, 4xx or 5xx. */
export function classOf(status: number): string {
  return `${Math.trunc(status / 100)}xx`
}
