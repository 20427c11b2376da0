import autocannon from 'autocannon'

export interface Load {
  perSecond: number
  p99: number
}

const ROUND_SECONDS = 4
const ROUNDS = 3

/** Loads each address in turn, several rounds, and gives the median round of each. */
export async function loadInTurn(urls: string[], connections: number): Promise<Load[]> {
  const rounds: Load[][] = urls.map(() => [])
  for (const url of urls) await load(url, connections, 1)
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, url] of urls.entries())
      rounds[at]?.push(await load(url, connections, ROUND_SECONDS))
  return rounds.map(median)
}

async function load(url: string, connections: number, duration: number): Promise<Load> {
  const result = await autocannon({ url, connections, duration })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} answered ${result.non2xx} times with something else than 2xx`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

function median(loads: Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.perSecond - b.perSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was measured')
  return middle
}
