import { Agent } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

import { countStatuses, request, type HttpResult } from '#proof/http-client.ts'
import { atMost, median } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { sendEnquiry } from '#proof/senders.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'
import { logIn, startSite } from '#test/running-site.ts'
import { form, jpeg } from '#test/samples.ts'

const STOPS = 50

/**
 * Whatever is sent before the signal, or within this time of it, must get a response. The site keeps
 * idle connections for longer (`GRACE_MS` of `graceful-shutdown.ts`), but not for ever: on a machine so
 * busy that a visitor pauses for seconds, their next request may meet the close of its connection.
 */
const ANSWERED_FOR_MS = 1500

const UPLOAD_CHUNKS = 8
const UPLOAD_CHUNK_EVERY_MS = 30

/** A cached page, a page rendered for one visitor, a database query, and a health check. */
const READ_PATHS = ['/', '/properties?searchTerm=villa', '/api/categories', '/healthz']

export async function testSigterm(): Promise<Section> {
  const results = await stopRepeatedly(STOPS)
  const served = results.flatMap((one) => one.served)
  const dropped = results.flatMap((one) => one.dropped)
  const seconds = results.map(({ ms }) => ms / 1000)
  const failed = dropped.length + served.filter(({ status }) => status >= 500).length
  return {
    title: 'SIGTERM under load',
    description: `SIGTERM, ${results.length} times, while 66 visitors send requests: 62 on connections that they keep, some of them idle for up to 0.7 s between two requests, four with an upload that takes a quarter of a second, and four on a new connection each time. A request is dropped where it was sent within ${ANSWERED_FOR_MS / 1000} s of the signal, or before it, and no response came. A refused connection carries no request.`,
    tables: [
      tableOf([results], {
        stops: () => results.length,
        served: () => countStatuses(served),
        dropped: () => dropped.length,
        refused: () => results.reduce((sum, { refused }) => sum + refused, 0),
        'seconds to stop': () =>
          `median ${median(seconds).toFixed(2)}, longest ${Math.max(...seconds).toFixed(2)}`,
        'exit codes': () => [...new Set(results.map(({ exitCode }) => exitCode))].join(', '),
      }),
    ],
    goals: [atMost(`SIGTERM under load, ${results.length} times: requests dropped`, failed, 0)],
  }
}

/** Stops a site repeatedly, each time after a different while. */
export async function stopRepeatedly(stops: number) {
  await using folder = await temporaryFolder('stops')
  const settings = { DATA_DIR: folder.path, TRUST_PROXY: '1', LOG_LEVEL: 'silent' }
  // Loads the demo content before anything is measured.
  await (await startSite(settings)).stop()
  const delays = Array.from({ length: stops }, (_, stop) => 600 + ((stop * 37) % 400))
  // One after another; the folder must stay until the last has ended.
  return await Array.fromAsync(delays, (delay) => stopUnderLoad(settings, delay))
}

/** Sends SIGTERM while visitors send requests on connections that they keep, and on new ones. */
async function stopUnderLoad(settings: Record<string, string>, afterMs: number) {
  const site = await startSite(settings)
  const token = await logIn(site.url)
  const running = { isOn: true }
  const results: SentRequest[] = []
  const read = (turn: number, agent?: Agent) =>
    request(`${site.url}${READ_PATHS[turn % READ_PATHS.length]}`, agent && { agent })
  const visitors = [
    ...createVisitors(30, 20, read),
    ...createVisitors(8, 20, (turn, agent) => sendEnquiry(site.url, `visitor ${turn}`, { agent })),
    ...createVisitors(4, 20, (_turn, agent) => uploadSlowly(site.url, token, agent)),
    // Idle for a while between two requests, as most kept connections are.
    ...createVisitors(20, 700, read),
    ...createVisitors(4, 20, (turn) => read(turn)),
  ].map((visit) => visit(running, results))

  await wait(afterMs)
  const signalled = performance.now()
  const exitCode = await site.stop()
  const ms = performance.now() - signalled
  running.isOn = false
  await Promise.all(visitors)
  const unserved = results.filter(({ status }) => status === 0)
  const sentWithoutResponse = unserved.filter(({ error }) => !error?.includes('ECONNREFUSED'))
  const answeredUntil = signalled + ANSWERED_FOR_MS
  return {
    exitCode,
    /** From the signal to the end of the process. */
    ms,
    served: results.filter(({ status }) => status !== 0),
    /** Sent in time, and without a response. */
    dropped: sentWithoutResponse.filter(({ sentAt }) => sentAt < answeredUntil),
    /** Not sent, since the connection was refused. */
    refused: unserved.length - sentWithoutResponse.length,
  }
}

type SentRequest = HttpResult & { sentAt: number }
type SendRequest = (turn: number, agent: Agent) => Promise<HttpResult>
type Visit = (running: { isOn: boolean }, results: SentRequest[]) => Promise<void>

/** Visitors with a connection each, who stop when a request gets no response. */
function createVisitors(count: number, maxPauseMs: number, send: SendRequest): Visit[] {
  return Array.from({ length: count }, (_, firstTurn) => async (running, results) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = firstTurn; running.isOn; turn++) {
      const sentAt = performance.now()
      const result = await send(turn, agent)
      results.push({ ...result, sentAt })
      if (result.status === 0) break
      await wait(Math.random() * maxPauseMs)
    }
    agent.destroy()
  })
}

const photo = jpeg({ width: 400, height: 300 })

/** Takes a quarter of a second for a small photo, as over a slow network. */
async function uploadSlowly(url: string, token: string, agent: Agent): Promise<HttpResult> {
  const { payload, headers } = await form({ photo: await photo })
  return request(`${url}/api/upload`, {
    agent,
    token,
    headers: { ...headers, 'content-length': String(payload.length) },
    body: Readable.from(inSlowChunks(payload)),
  })
}

async function* inSlowChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  const size = Math.ceil(bytes.length / UPLOAD_CHUNKS)
  for (let offset = 0; offset < bytes.length; offset += size) {
    yield bytes.subarray(offset, offset + size)
    await wait(UPLOAD_CHUNK_EVERY_MS)
  }
}
