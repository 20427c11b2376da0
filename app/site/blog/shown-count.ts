export const INITIAL_POSTS = 6
export const POSTS_PER_LOAD = 6

/** How many posts the grid shows by its `show` parameter, rounded up to whole steps. */
export function readPostCount(search: URLSearchParams): number {
  const requested = Number(search.get('show'))
  if (!Number.isInteger(requested) || requested <= INITIAL_POSTS) return INITIAL_POSTS
  return INITIAL_POSTS + Math.ceil((requested - INITIAL_POSTS) / POSTS_PER_LOAD) * POSTS_PER_LOAD
}
