import autocannon from 'autocannon'

import type { Loader } from './load.ts'

/** For machines without wrk. It costs more than a fast server, so it narrows the differences. */
export const autocannonLoad: Loader = async (
  { server: { origin }, paths, headers },
  { connections, seconds, from },
) => {
  const inTurn = [...paths.slice(from), ...paths.slice(0, from)]
  const result = await autocannon({
    url: origin,
    headers,
    requests: inTurn.map((path) => ({ method: 'GET', path })),
    connections,
    duration: seconds,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${origin} answered ${result.non2xx} times with something else than 2xx`)
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    requests: result.requests.total,
  }
}
