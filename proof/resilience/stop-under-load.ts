import { once } from 'node:events'
import { Agent } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

import { form, jpeg } from '#test/samples.ts'
import { logIn, startSite } from '#test/running-site.ts'

import { ask, type Answer, type Question } from './request.ts'
import { enquire } from './visitors.ts'

/** What came of all requests that were sent around one stop. */
export interface Stopped {
  exitCode: number | null
  /** From the signal to the end of the process. */
  ms: number
  answered: Answer[]
  /** Sent, and not answered. */
  dropped: Answer[]
  /** Not sent, since nobody took the connection any more. */
  refused: number
}

const UPLOAD_CHUNKS = 8

/** Tells a site to stop while visitors ask on connections that they keep, and on new ones. */
export async function stopUnderLoad(
  settings: Record<string, string>,
  beforeMs: number,
): Promise<Stopped> {
  const site = await startSite(settings)
  const token = await logIn(site.url)
  const going = { on: true }
  const answers: Answer[] = []
  const visitors = [
    ...visit(30, 20, (turn, agent) => ask(site.url + READ[turn % READ.length], { agent })),
    ...visit(8, 20, (turn, agent) => enquire(site.url, `visitor ${turn}`, { agent })),
    ...visit(4, 20, (_turn, agent) => upload(site.url, token, agent)),
    // Most are quiet for a while before they ask again.
    ...visit(20, 700, (turn, agent) => ask(site.url + READ[turn % READ.length], { agent })),
    ...visit(4, 20, (turn) => ask(site.url + READ[turn % READ.length])),
  ].map((one) => one(going, answers))

  await wait(beforeMs)
  const began = performance.now()
  const exit = once(site.process, 'exit') as Promise<[number | null]>
  site.process.kill('SIGTERM')
  const [exitCode] = await exit
  const ms = performance.now() - began
  going.on = false
  await Promise.all(visitors)
  const [missed, answered] = [answers.filter(isMissed), answers.filter((one) => !isMissed(one))]
  const dropped = missed.filter(({ why }) => !why?.includes('ECONNREFUSED'))
  return { exitCode, ms, answered, dropped, refused: missed.length - dropped.length }
}

/** Kept, rendered for one visitor, and asked of the database. */
const READ = ['/', '/properties?searchTerm=villa', '/api/categories', '/healthz']

type Asking = (turn: number, agent: Agent) => Promise<Answer>
type Visit = (going: { on: boolean }, answers: Answer[]) => Promise<void>

/** So many visitors, each on a connection of their own, until nobody lets them in. */
function visit(count: number, longestPauseMs: number, asking: Asking): Visit[] {
  return Array.from({ length: count }, (_, at) => async (going, answers) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = at; going.on; turn++) {
      const answer = await asking(turn, agent)
      answers.push(answer)
      if (isMissed(answer)) break
      await wait(Math.random() * longestPauseMs)
    }
    agent.destroy()
  })
}

async function upload(url: string, token: string, agent: Agent): Promise<Answer> {
  const { payload, headers } = await form({ photo: await photo })
  const question: Question = {
    method: 'POST',
    agent,
    headers: {
      ...headers,
      authorization: `Bearer ${token}`,
      'content-length': String(payload.length),
    },
    body: Readable.from(slowly(payload)),
  }
  return ask(`${url}/api/upload`, question)
}

const photo = jpeg({ width: 400, height: 300 })

/** As over a thin line: a quarter of a second for a small photo. */
async function* slowly(bytes: Buffer): AsyncGenerator<Buffer> {
  const size = Math.ceil(bytes.length / UPLOAD_CHUNKS)
  for (let at = 0; at < bytes.length; at += size) {
    yield bytes.subarray(at, at + size)
    await wait(30)
  }
}

function isMissed({ status }: Answer): boolean {
  return status === 0
}
