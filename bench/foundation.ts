import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { startSite } from '#test/running-site.ts'

import { barePeer } from './bare-peer.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { loadInTurn } from './load.ts'

/** The ground floor: starting, idling, and the API beside a bare server. */
export async function foundation(dataDir: string): Promise<Figure[]> {
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const figures = [
    atMost(
      '`npm start` on a built tree to the first answer',
      await startSeconds(dataDir),
      1.5,
      's',
    ),
  ]
  const site = await startSite(settings)
  try {
    await wait(3000)
    figures.push(
      atMost('RSS idle, 10,000 properties', residentMegabytes(site.process.pid), 150, 'MB'),
      await oneProperty(site.url),
      await longestBlock(site.url),
    )
  } finally {
    await site.stop()
  }
  return figures
}

async function startSeconds(dataDir: string): Promise<number> {
  const tries: number[] = []
  for (let at = 0; at < 5; at++) {
    const port = String(34_100 + at)
    const started = performance.now()
    const npm = spawn('npm', ['start'], {
      env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
      stdio: 'ignore',
      detached: true,
    })
    await firstAnswer(`http://127.0.0.1:${port}/healthz`)
    tries.push((performance.now() - started) / 1000)
    const gone = new Promise((resolve) => npm.once('exit', resolve))
    if (npm.pid) process.kill(-npm.pid, 'SIGTERM')
    await gone
  }
  return tries.toSorted((a, b) => a - b)[2] ?? Infinity
}

async function firstAnswer(url: string): Promise<void> {
  for (;;) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) return
    await wait(10)
  }
}

async function oneProperty(site: string): Promise<Figure> {
  const [newest] = (await (await fetch(`${site}/api/properties`)).json()) as { id: number }[]
  const url = `${site}/api/properties/${newest?.id}`
  const bare = await barePeer(url)
  const [ours, peer] = await loadInTurn([url, bare.url], 32)
  bare.stop()
  if (!ours || !peer) throw new Error('Nothing was measured')
  const detail = `${ours.perSecond.toFixed(0)} against ${peer.perSecond.toFixed(0)} requests/s`
  return atLeast(
    '`GET /api/properties/{id}` against bare `node:http`',
    ours.perSecond / peer.perSecond,
    0.5,
    detail,
  )
}

/** While the whole list is read again and again, how long does another request wait at worst? */
async function longestBlock(site: string): Promise<Figure> {
  await (await fetch(`${site}/api/properties`)).arrayBuffer()
  const readings = { done: false }
  const reading = (async () => {
    for (let at = 0; at < 5; at++) await (await fetch(`${site}/api/properties`)).arrayBuffer()
    readings.done = true
  })()
  let longest = 0
  while (!readings.done) {
    const asked = performance.now()
    await (await fetch(`${site}/healthz`)).arrayBuffer()
    longest = Math.max(longest, performance.now() - asked)
  }
  await reading
  return atMost('longest wait while the list of 10,000 is read', longest, 50, 'ms')
}

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
