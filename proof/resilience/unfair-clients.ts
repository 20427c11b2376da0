import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { load } from '#proof/bench/load.ts'
import { startAdminSite } from '#proof/sites.ts'
import { countStatuses, openPosts, request, type HttpResult } from '#proof/http-client.ts'
import { ownMegabytes, peakDuring } from '#proof/process-stats.ts'
import { atMost, atMostSeconds, formatMs, formatSeconds } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { searchPath, sellAtOnce, upload } from '#proof/senders.ts'
import type { RunningSite } from '#test/running-site.ts'
import { blackPng } from '#test/samples.ts'

import { group, times, visitDuring } from './visitor-groups.ts'

/** Attacks the site as one client. Resolves to its answers, or to none if it does not wait for them. */
type Attack = (site: RunningSite) => Promise<(HttpResult & { body?: Buffer })[]>

const ATTACKER = { 'x-forwarded-for': '203.0.113.9' }
const VISITOR = '198.51.100.7'
const ADMINISTRATOR = '198.51.100.8'
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=b', ...ATTACKER }
const FORM_PATHS = ['/contact-us', '/sell-property', '/?index', '/api/send-email-with-file']

const ATTACKS: Record<string, Attack> = {
  'forms with 450 names of 100 kB': ({ url }) =>
    sendForms(url, 450, (at) => `${at}${'n'.repeat(100_000)}`),
  'forms with 400,000 parts': ({ url }) => sendForms(url, 400_000, (at) => `n${at}`),
  '80 sell requests at once, of four photos that unfold': ({ url }) =>
    sellAtOnce(url, 80, Array<Buffer>(4).fill(blackPng(7000, 7000)), ATTACKER),
  'four photos of one pixel by fifty million': ({ url }) =>
    sellAtOnce(url, 4, [blackPng(1, 50_000_000)], ATTACKER),
  'searches at the limit, as forms': searchAsMultipart,
  'three claims of 64 MB': ({ url }) => openAndStall(url, 3, 64_000_000, MULTIPART),
  '200 texts of which one byte comes': ({ url }) =>
    openAndStall(url, 200, 1000, { 'content-type': 'application/json', ...ATTACKER }),
  '60 printed files at once': ({ url }) =>
    requestAtOnce(url, 60, (at) => {
      const file = at % 2 ? 'share.jpg' : 'brochure.pdf'
      return `/properties2/${1 + (at % 30)}/${file}`
    }),
  '60 searches at once, of 80 words each': ({ url }) =>
    requestAtOnce(url, 60, (at) => {
      const words = Array.from({ length: 80 }, (_, nth) => `vila${nth}x${at}`)
      return searchPath(words.join(' '))
    }),
}

const MEMORY_LIMIT_BYTES = 2 * 2 ** 30

export async function testUnfairClients(): Promise<Section> {
  const results = await Array.fromAsync(Object.entries(ATTACKS), attackOnce)
  const longest = (all: HttpResult[]) => Math.max(...times(all))
  const worst = (of: (result: AttackResult) => number) => Math.max(...results.map(of))
  const pageMs = worst((one) => longest(one.pages))
  const uploadMs = worst((one) => longest(one.uploads))
  const grownMegabytes = worst((one) => one.grownMegabytes)
  const formKb = worst((one) => (one.attack.startsWith('forms') ? one.largestAnswer : 0)) / 1000
  const unserved = results.flatMap(({ pages, uploads }) =>
    [...pages, ...uploads].filter(({ status }) => status !== 200 && status !== 201),
  )
  return {
    title: 'One client against the others',
    description: `The worst that one address can send to each kind of route, in a site whose memory is limited to ${MEMORY_LIMIT_BYTES / 2 ** 30} GB. Meanwhile two visitors request a cached page, on a new connection for each request, and an administrator uploads photos.`,
    tables: [
      tableOf(results, {
        attack: ({ attack }) => attack,
        'its answers': ({ answers }) => countStatuses(answers) || 'not waited for',
        'largest answer (of forms, without the page)': ({ largestAnswer }) =>
          `${(largestAnswer / 1000).toFixed(1)} kB`,
        'a cached page, longest': ({ pages }) => formatMs(longest(pages)),
        'an upload, longest': ({ uploads }) => formatSeconds(longest(uploads)),
        'memory grew by': ({ grownMegabytes }) => `${grownMegabytes.toFixed(0)} MB`,
      }),
    ],
    goals: [
      atMostSeconds('One client: others’ wait for a cached page', pageMs, 0.5),
      atMostSeconds('One client: an administrator’s wait for an upload', uploadMs, 3),
      atMost('One client: others not served', unserved.length, 0),
      atMost('One client: the site’s memory grows by', grownMegabytes, 100, 'MB'),
      atMost('One client: largest answer to a form, without the page itself', formKb, 100, 'kB'),
    ],
  }
}

type AttackResult = Awaited<ReturnType<typeof attackOnce>>

/** Lets an attack run in a site of two gigabytes, beside visitors and an administrator. */
async function attackOnce([attack, run]: [string, Attack]) {
  await using site = await startAdminSite(
    { LOG_LEVEL: 'silent', TRUST_PROXY: '1' },
    { under: ['prlimit', `--data=${MEMORY_LIMIT_BYTES}`] },
  )
  const {
    url,
    process: { pid = 0 },
  } = site
  const asAdmin = { token: site.token, from: ADMINISTRATOR }
  // The first pages of a process take longer, as its code is not compiled yet.
  await request(`${url}/about`)
  for (let visit = 0; visit < 10; visit++) await request(`${url}/properties?searchTerm=villa`)
  await upload(url, 0, asAdmin)
  const before = ownMegabytes(pid)
  const attacking = run(site)
  const agent = new Agent({ keepAlive: false })
  const groups = {
    pages: group(2, 20, () => request(`${url}/about`, { agent, from: VISITOR })),
    uploads: group(1, 100, (turn) => upload(url, turn + 1, asAdmin)),
  }
  const [peak, others] = await Promise.all([
    peakDuring(attacking, () => ownMegabytes(pid)),
    visitDuring(groups, attacking),
  ])
  const answers = await attacking
  const largestAnswer = Math.max(0, ...answers.map(({ body }) => body?.length ?? 0))
  return { attack, answers, largestAnswer, ...others, grownMegabytes: peak - before }
}

async function sendForms(url: string, parts: number, nameOf: (at: number) => string) {
  const part = (at: number) =>
    `--b\r\ncontent-disposition: form-data; name="${nameOf(at)}"\r\n\r\nx\r\n`
  const body = Buffer.from(
    `${Array.from({ length: parts }, (_, at) => part(at)).join('')}--b--\r\n`,
  )
  const results = []
  for (const path of FORM_PATHS) {
    const answer = await request(url + path, { headers: MULTIPART, body })
    // Without the page itself, which anyone may request: the home page has 127 kB uncompressed.
    const page = await request(url + path)
    results.push({ ...answer, body: answer.body.subarray(page.body.length) })
  }
  return results
}

function requestAtOnce(url: string, requests: number, pathOf: (at: number) => string) {
  const send = (_: unknown, at: number) => request(url + pathOf(at), { headers: ATTACKER })
  return Promise.all(Array.from({ length: requests }, send))
}

async function searchAsMultipart({ url, process: { pid = 0 } }: RunningSite) {
  const paths = Array.from({ length: 5000 }, (_, at) => `/properties?searchTerm=villa+${at}`)
  const target = { server: { origin: url, pid }, paths, headers: MULTIPART }
  await load(target, { connections: 400, seconds: 10 })
  return []
}

/** Opens connections that claim a length, send one byte and then nothing. */
async function openAndStall(
  url: string,
  connections: number,
  length: number,
  headers: Record<string, string>,
) {
  const path = length > 1000 ? '/api/send-email-with-file' : '/api/send-email'
  const sockets = openPosts(url + path, connections, {
    headers: { 'content-length': String(length), ...headers },
    body: '-',
  })
  await wait(45_000)
  const open = sockets.filter((socket) => !socket.destroyed)
  for (const socket of sockets) socket.destroy()
  // A connection that is still open counts as one without an answer.
  return open.map(() => ({ status: 0, ms: 45_000, retryAfter: undefined }))
}
