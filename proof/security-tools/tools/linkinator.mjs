import { json } from 'node:stream/consumers'

import { LinkChecker, LinkState } from 'linkinator'

/** Input: the first addresses. Output: how many links were followed, and which are broken. */
const { starts, origin } = await json(process.stdin)
const checker = new LinkChecker()
const { links } = await checker.check({
  path: starts,
  recurse: true,
  checkFragments: true,
  checkCss: true,
  concurrency: 8,
  timeout: 60_000,
  // Links to other sites are not checked.
  linksToSkip: (link) => Promise.resolve(!link.startsWith(`${origin}/`)),
})
const describe = ({ url, parent, status, failureDetails }) =>
  `${status} ${url} on ${parent} ${failureDetails?.map(({ message }) => message ?? '').join(' ') ?? ''}`
process.stdout.write(
  JSON.stringify({
    followed: links.filter(({ state }) => state === LinkState.OK).length,
    skipped: links.filter(({ state }) => state === LinkState.SKIPPED).length,
    broken: links.filter(({ state }) => state === LinkState.BROKEN).map(describe),
  }),
)
