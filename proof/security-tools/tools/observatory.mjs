import { existsSync, writeFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { scan } from '@mdn/mdn-http-observatory'

// The list of hosts that browsers only ever reach by TLS is fetched when the package is installed.
// None of ours is on it, and being on it only earns points: an empty one is as strict.
const scanner = import.meta.resolve('@mdn/mdn-http-observatory')
const preloaded = fileURLToPath(new URL('../conf/hsts-preload.json', scanner))
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

/** Hosts in, grades out. */
const scans = []
for (const host of await json(process.stdin)) {
  const { scan: found, tests } = await scan(host)
  const failed = Object.entries(tests).filter(([, { pass }]) => !pass)
  scans.push({
    grade: found.grade,
    score: found.score,
    tests: found.testsQuantity,
    failed: failed.map(([name, { result }]) => `${name}: ${result}`),
  })
}
process.stdout.write(JSON.stringify(scans))
