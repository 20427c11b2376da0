import autocannon from 'autocannon'

import type { Loader } from './load.ts'

/** For machines without wrk. It needs more CPU than a fast server, so it narrows differences. */
export const loadWithAutocannon: Loader = async (
  { server: { origin }, paths, headers },
  { connections, seconds, firstPath },
) => {
  const inTurn = [...paths.slice(firstPath), ...paths.slice(0, firstPath)]
  const result = await autocannon({
    url: origin,
    headers,
    requests: inTurn.map((path) => ({ method: 'GET', path })),
    connections,
    duration: seconds,
  })
  if (result.errors > 0) throw new Error(`${origin}${paths[0]} failed ${result.errors} times`)
  return {
    perSecond: result['2xx'] / result.duration,
    p99: result.latency.p99,
    refused: (result.non2xx / Math.max(1, result.requests.total)) * 100,
    requests: result.requests.total,
  }
}
