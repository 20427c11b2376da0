import { LinkChecker, LinkState } from 'linkinator'

/** How many links were followed from a site's home page, and which are broken. */
export default async function followLinks(origin) {
  const { links } = await new LinkChecker().check({
    path: `${origin}/`,
    recurse: true,
    checkFragments: true,
    checkCss: true,
    concurrency: 8,
    timeout: 60_000,
    // Links to other sites are not checked.
    linksToSkip: (link) => Promise.resolve(!link.startsWith(`${origin}/`)),
  })
  return {
    followed: links.filter(({ state }) => state === LinkState.OK).length,
    broken: links.filter(({ state }) => state === LinkState.BROKEN).map(describe),
  }
}

function describe({ url, parent, status, failureDetails = [] }) {
  const why = failureDetails.map(({ message }) => message ?? '').join(' ')
  return `${status} ${url} on ${parent} ${why}`
}
