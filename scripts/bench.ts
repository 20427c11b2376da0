import { benchApi } from '#proof/bench/api.ts'
import { benchFirstVisit } from '#proof/bench/first-visit.ts'
import { benchLighthouse } from '#proof/bench/lighthouse.ts'
import { LOADER_NAME } from '#proof/bench/load.ts'
import { benchMemory } from '#proof/bench/memory.ts'
import { benchManyListings } from '#proof/bench/many-listings/many-listings.ts'
import { pageQueries, tableQueries } from '#proof/bench/many-listings/queries.ts'
import { benchPanning } from '#proof/bench/panning.ts'
import { benchPages } from '#proof/bench/pages/pages.ts'
import { NEXT_VERSION } from '#proof/bench/peers/next.ts'
import { nginxVersion } from '#proof/bench/peers/nginx.ts'
import { benchKeystrokes } from '#proof/bench/search/keystrokes.ts'
import { createBenchSites } from '#proof/bench/sites.ts'
import { benchStart } from '#proof/bench/start.ts'
import { benchUpload } from '#proof/bench/upload/upload.ts'
import { benchWorkers } from '#proof/bench/workers.ts'
import { runParts } from '#proof/report/run-parts.ts'

import { buildIfStale } from './build.ts'

const TABLE = { listings: 10_000, wantedMs: 100, queries: tableQueries }
const MANY = { listings: 100_000, wantedMs: 50, queries: pageQueries }
const MILLION = { listings: 1_000_000, wantedMs: 100, queries: pageQueries }

await buildIfStale()
const sites = createBenchSites()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
process.on('exit', () => sites.remove())

const nginx = nginxVersion()
await runParts({
  file: new URL('../proof/bench/RESULTS.md', import.meta.url),
  introduction: `# Benchmark results

Written by \`npm run bench\`; \`npm run bench -- pages\` measures one part anew and keeps the others.
Peers: bare \`node:http\` on the same Node, ${nginx ? `nginx ${nginx}` : 'no nginx (not installed)'}, Next.js ${NEXT_VERSION} on the same Node. Load: ${LOADER_NAME}, on the same machine.
Speeds are ratios: all servers were loaded in turn, in one run, several rounds each; medians.
[README.md](README.md#what-was-tried) says what was tried to reach a missed goal, and where the limits are.

## Goals`,
  parts: {
    start: () => benchStart(sites),
    memory: () => benchMemory(sites),
    api: () => benchApi(sites),
    pages: () => benchPages(sites),
    'first-visit': () => benchFirstVisit(sites),
    keystrokes: () => benchKeystrokes(sites),
    panning: () => benchPanning(),
    lighthouse: () => benchLighthouse(sites),
    upload: () => benchUpload(sites),
    workers: () => benchWorkers(sites),
    'table-sqlite': () => benchManyListings({ engine: 'SQLite', ...TABLE }),
    'table-postgres': () => benchManyListings({ engine: 'PostgreSQL', ...TABLE }),
    'many-sqlite': () => benchManyListings({ engine: 'SQLite', ...MANY }),
    'many-postgres': () => benchManyListings({ engine: 'PostgreSQL', ...MANY }),
    million: () => benchManyListings({ engine: 'PostgreSQL', ...MILLION }),
  },
  onlyWhenNamed: ['table-sqlite', 'table-postgres', 'many-sqlite', 'many-postgres', 'million'],
})
