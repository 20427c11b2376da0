import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

import { waitUntilServed } from '#proof/http-client.ts'
import { atMost, median } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { freePort } from '#test/free-port.ts'
import { ADMIN_PASSWORD } from '#test/running-site.ts'

import { LISTINGS, type BenchSites } from './sites.ts'

const STARTS = 5

/** From the command to the first response. */
export async function benchStart(sites: BenchSites): Promise<Section> {
  const dataDir = await sites.dataFolder(LISTINGS)
  const seconds = await Array.fromAsync({ length: STARTS }, () => measureStart(dataDir))
  return {
    title: 'Start',
    description: `\`npm start\` on a built tree with ${LISTINGS} listings, to the first response; the median of ${STARTS}.`,
    tables: [
      table(
        'seconds',
        seconds.map((value) => [value.toFixed(2)]),
      ),
    ],
    goals: [atMost('`npm start` on a built tree to the first response', median(seconds), 1.5, 's')],
  }
}

async function measureStart(dataDir: string): Promise<number> {
  const port = String(await freePort())
  const started = performance.now()
  const npm = spawn('npm', ['start'], {
    // The first start creates the administrator that later parts log in as.
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ADMIN_PASSWORD },
    stdio: 'ignore',
    detached: true,
  })
  await waitUntilServed(`http://127.0.0.1:${port}/healthz`)
  const seconds = (performance.now() - started) / 1000
  const exit = once(npm, 'exit')
  if (npm.pid) process.kill(-npm.pid, 'SIGTERM')
  await exit
  await wait(100)
  return seconds
}
