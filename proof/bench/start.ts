import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

import { atMost, median } from '#proof/report/figure.ts'
import type { Section } from '#proof/report/section.ts'
import { freePort } from '#test/free-port.ts'
import { ADMIN_PASSWORD } from '#test/running-site.ts'

import type { Inventories } from './inventories.ts'
import { untilAnswered } from './peers/peer.ts'

const TRIES = 5
const LISTINGS = 10_000

/** From the command to the first answer. */
export async function start(inventories: Inventories): Promise<Section> {
  const dataDir = await inventories.folder(LISTINGS)
  const seconds: number[] = []
  for (let at = 0; at < TRIES; at++) seconds.push(await startSeconds(dataDir))
  return {
    title: 'Start',
    says: `\`npm start\` on a built tree with ${LISTINGS} listings, to the first answer; the median of ${TRIES}.`,
    tables: [{ head: ['seconds'], rows: seconds.map((value) => [value.toFixed(2)]) }],
    figures: [atMost('`npm start` on a built tree to the first answer', median(seconds), 1.5, 's')],
  }
}

async function startSeconds(dataDir: string): Promise<number> {
  const port = String(await freePort())
  const started = performance.now()
  const npm = spawn('npm', ['start'], {
    // The first start makes the administrator as whom later parts log in.
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ADMIN_PASSWORD },
    stdio: 'ignore',
    detached: true,
  })
  await untilAnswered(`http://127.0.0.1:${port}/healthz`)
  const seconds = (performance.now() - started) / 1000
  const gone = new Promise((resolve) => npm.once('exit', resolve))
  if (npm.pid) process.kill(-npm.pid, 'SIGTERM')
  await gone
  await wait(100)
  return seconds
}
