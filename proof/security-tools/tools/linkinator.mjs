import { json } from 'node:stream/consumers'

import { LinkChecker, LinkState } from 'linkinator'

/** Addresses to begin at in; out, how many links were followed and which lead nowhere. */
const { starts, origin } = await json(process.stdin)
const checker = new LinkChecker()
const { links } = await checker.check({
  path: starts,
  recurse: true,
  checkFragments: true,
  checkCss: true,
  concurrency: 8,
  timeout: 60_000,
  // The network is not ours to judge, nor to disturb.
  linksToSkip: (link) => Promise.resolve(!link.startsWith(`${origin}/`)),
})
const told = ({ url, parent, status, failureDetails }) =>
  `${status} ${url} on ${parent} ${failureDetails?.map(({ message }) => message ?? '').join(' ') ?? ''}`
process.stdout.write(
  JSON.stringify({
    followed: links.filter(({ state }) => state === LinkState.OK).length,
    skipped: links.filter(({ state }) => state === LinkState.SKIPPED).length,
    broken: links.filter(({ state }) => state === LinkState.BROKEN).map(told),
  }),
)
