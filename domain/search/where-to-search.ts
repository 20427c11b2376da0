/** So many listings come whole with the page of the list. */
const FEW = 100

/** As many again as the largest agency has; all of them weigh about two megabytes on their way. */
const MANY = 60_000

/**
 * Where so many listings are searched: among those that came with the page, among an inventory that
 * the browser fetches once, or, where that would be too much for a phone, by asking the server.
 */
export function whereToSearch(count: number): 'page' | 'browser' | 'server' {
  if (count <= FEW) return 'page'
  return count <= MANY ? 'browser' : 'server'
}
