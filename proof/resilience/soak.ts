import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

import { mailSettings, startAdminSite } from '#proof/sites.ts'
import { countStatuses, request } from '#proof/http-client.ts'
import { residentMegabytes } from '#proof/process-stats.ts'
import { atMost } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { sendEnquiry } from '#proof/senders.ts'
import { jpeg } from '#test/samples.ts'
import { startSmtp } from '#test/smtp.ts'

import { group, visitDuring, type VisitorGroup } from './visitor-groups.ts'

const SECONDS = 3600
const SAMPLES = 120

interface Sample {
  megabytes: number
  fileHandles: number
}

export async function testSoak(): Promise<Section> {
  const { samples, results } = await soak(SECONDS)
  const quarters = [0, 1, 2, 3].map((nth) =>
    samples.slice((nth * SAMPLES) / 4, ((nth + 1) * SAMPLES) / 4),
  )
  const meansOf = (field: keyof Sample) =>
    quarters.map((some) => some.reduce((sum, one) => sum + one[field], 0) / some.length)
  const rowOf = (name: string, field: keyof Sample) => [
    name,
    ...[...meansOf(field), Math.max(...samples.map((one) => one[field]))].map((n) => n.toFixed(0)),
  ]
  const growth = ([, second = 1, , last = 0]: number[]) => (last / second - 1) * 100
  const failed = Object.values(results)
    .flat()
    .filter(({ status }) => status === 0 || status >= 500)
  return {
    title: 'Mixed load for an hour',
    description: `${SECONDS} s of visits, searches, enquiries with their emails, uploads and saves (each of which invalidates every cached page). Memory is that of the process and its image worker, in ${SAMPLES} samples; the table has the means of the quarters, and the last is compared with the second.`,
    tables: [
      table(' | 1st quarter | 2nd | 3rd | last | highest', [
        rowOf('RSS, MB', 'megabytes'),
        rowOf('file handles', 'fileHandles'),
      ]),
      table(
        'requested | responses',
        Object.entries(results).map(([name, some]) => [name, countStatuses(some)]),
      ),
    ],
    goals: [
      atMost('Mixed load: growth of RSS', growth(meansOf('megabytes')), 10, '%'),
      atMost('Mixed load: growth of file handles', growth(meansOf('fileHandles')), 10, '%'),
      atMost('Mixed load: responses of 5xx, or none', failed.length, 0),
    ],
  }
}

/** Visits, enquiries, uploads and saves for a while; samples memory and file handles meanwhile. */
export async function soak(seconds: number) {
  await using smtp = await startSmtp()
  await using site = await startAdminSite({ TRUST_PROXY: '1', ...mailSettings(smtp) })
  const sampling = takeSamples(site.process.pid ?? 0, seconds)
  const results = await visitDuring(visitorGroups(site.url, site.token), sampling)
  return { samples: await sampling, results }
}

function visitorGroups(url: string, token: string): Record<string, VisitorGroup> {
  return {
    'cached pages': group(8, 50, (turn) => request(url + cachedPath(turn))),
    searches: group(2, 200, (turn) => request(`${url}/properties?searchTerm=${turn}`)),
    enquiries: group(1, 500, (turn) => sendEnquiry(url, `visitor ${turn}`)),
    uploads: group(1, 2000, (turn) => upload(url, turn, token)),
    saves: group(1, 3000, (turn) =>
      request(`${url}/api/properties/1`, { method: 'PUT', json: { price: `${turn}` }, token }),
    ),
  }
}

function cachedPath(turn: number): string {
  return ['/', '/properties', '/blog', '/about', `/properties2/${1 + (turn % 12)}`][turn % 5] ?? '/'
}

async function upload(url: string, turn: number, token: string) {
  const photo = await jpeg({ width: 300 + (turn % 900), height: 400, shade: turn % 250 })
  return request(`${url}/api/upload`, { form: { photo }, token })
}

async function takeSamples(pid: number, seconds: number): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let nth = 0; nth < SAMPLES; nth++) {
    await wait((seconds * 1000) / SAMPLES)
    const fileHandles = readdirSync(`/proc/${pid}/fd`).length
    samples.push({ megabytes: residentMegabytes(pid), fileHandles })
  }
  return samples
}
