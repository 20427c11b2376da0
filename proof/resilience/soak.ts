import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

import { residentMegabytes } from '#proof/bench/process.ts'
import { atMost } from '#proof/report/figure.ts'
import type { Section } from '#proof/report/section.ts'
import { form, jpeg } from '#test/samples.ts'
import { logIn } from '#test/running-site.ts'
import { startSmtp } from '#test/smtp.ts'
import type { Part } from '#proof/part.ts'

import { ask, tell, type Answer } from './request.ts'
import { meanwhile, statuses, type Crowd } from './crowd.ts'
import { withSite } from './site.ts'
import { enquire } from './visitors.ts'

const SECONDS = 3600
const LOOKS = 120

interface Look {
  megabytes: number
  handles: number
}

export interface Lasted {
  seconds: number
  looks: Look[]
  answers: Record<string, Answer[]>
}

export const hour: Part = { name: 'hour', run: async () => section(await mixedLoad(SECONDS)) }

/** Visitors, enquiries, uploads and saves for so long; looks at memory and file handles meanwhile. */
export async function mixedLoad(seconds: number): Promise<Lasted> {
  const smtp = await startSmtp()
  const mail = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@homes.example',
    MAIL_TO: 'team@homes.example',
  }
  try {
    return await withSite({ TRUST_PROXY: '1', ...mail }, async ({ url, process: { pid = 0 } }) => {
      const token = await logIn(url)
      const looks: Look[] = []
      const answers = await meanwhile(crowds(url, token), lookAt(pid, seconds, looks))
      return { seconds, looks, answers }
    })
  } finally {
    await smtp.stop()
  }
}

function crowds(url: string, token: string): Record<string, Crowd> {
  const headers = { authorization: `Bearer ${token}` }
  return {
    'pages that are kept': { count: 8, pauseMs: 50, ask: (turn) => ask(url + kept(turn)) },
    searches: {
      count: 2,
      pauseMs: 200,
      ask: (turn) => ask(`${url}/properties?searchTerm=${turn}`),
    },
    enquiries: { count: 1, pauseMs: 500, ask: (turn) => enquire(url, `visitor ${turn}`) },
    uploads: { count: 1, pauseMs: 2000, ask: (turn) => upload(`${url}/api/upload`, turn, headers) },
    saves: {
      count: 1,
      pauseMs: 3000,
      ask: (turn) =>
        tell(`${url}/api/properties/1`, { price: String(turn) }, { method: 'PUT', headers }),
    },
  }
}

function kept(turn: number): string {
  return ['/', '/properties', '/blog', '/about', `/properties2/${1 + (turn % 12)}`][turn % 5] ?? '/'
}

async function upload(url: string, turn: number, headers: Record<string, string>) {
  const photo = await jpeg({ width: 300 + (turn % 900), height: 400, shade: turn % 250 })
  const sent = await form({ photo })
  const all = { ...headers, ...sent.headers }
  return ask(url, { method: 'POST', headers: all, body: sent.payload })
}

async function lookAt(pid: number, seconds: number, looks: Look[]): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    await wait((seconds * 1000) / LOOKS)
    const handles = readdirSync(`/proc/${pid}/fd`).length
    looks.push({ megabytes: residentMegabytes(pid), handles })
  }
}

function section({ seconds, looks, answers }: Lasted): Section {
  const quarters = [0, 1, 2, 3].map((at) => looks.slice((at * LOOKS) / 4, ((at + 1) * LOOKS) / 4))
  const means = (of: (look: Look) => number) =>
    quarters.map((quarter) => quarter.reduce((sum, look) => sum + of(look), 0) / quarter.length)
  const [megabytes, handles] = [means((look) => look.megabytes), means((look) => look.handles)]
  const growth = ([, second = 1, , last = 0]: number[]) => (last / second - 1) * 100
  const failed = Object.values(answers)
    .flat()
    .filter(({ status }) => status === 0 || status >= 500)
  return {
    title: 'Mixed load for an hour',
    says: `${seconds} s of visitors, searches, enquiries with their letters, uploads and saves (each of which makes every kept page old). Memory is that of the process and its darkroom, ${LOOKS} looks; the means of the quarters are told, and the last is held against the second.`,
    tables: [
      {
        head: ['', '1st quarter', '2nd', '3rd', 'last', 'highest'],
        rows: [
          ['RSS, MB', ...megabytes.map(whole), whole(Math.max(...looks.map((l) => l.megabytes)))],
          ['file handles', ...handles.map(whole), whole(Math.max(...looks.map((l) => l.handles)))],
        ],
      },
      {
        head: ['asked for', 'answers'],
        rows: Object.entries(answers).map(([name, of]) => [name, statuses(of)]),
      },
    ],
    figures: [
      atMost('Mixed load: growth of RSS', growth(megabytes), 10, '%'),
      atMost('Mixed load: growth of file handles', growth(handles), 10, '%'),
      atMost('Mixed load: answers of 5xx, or none', failed.length, 0, ''),
    ],
  }
}

function whole(value: number): string {
  return value.toFixed(0)
}
