import { formatLosses, nothingLost } from '#proof/durability/crash-report.ts'
import { countStatuses, formatStatuses } from '#proof/http-client.ts'
import {
  atMost,
  atMostSeconds,
  formatMs,
  formatSeconds,
  median,
  percentile,
} from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { times } from '#proof/resilience/visitor-groups.ts'

import { longestStaleMs } from './change-propagation.ts'
import { killProcesses } from './process-kills.ts'

const SECONDS = 60
const SEED = 20_261_115

/** The shipped nginx.conf leaves a failed process out for this time: `fail_timeout`. */
export const MAX_OUTAGE_MS = 5000
export const MAX_PROPAGATION_MS = 1000

export async function testCluster(): Promise<Section> {
  const result = await killProcesses(SECONDS, SEED)
  const { kills, lost, visits, outages, propagation } = result
  return {
    title: 'Three processes behind nginx',
    description: `Three processes on one PostgreSQL and one bucket (s3rver), behind a real nginx with \`deploy/nginx.conf\`. For ${SECONDS} s visitors read pages, send enquiries and sell requests with photos, and administrators upload photos and save listings and posts, all through nginx, while one process after another is killed with \`kill -9\` and started again two seconds later (seed ${SEED}), and PostgreSQL is restarted once. Then all writes confirmed with a 2xx are looked up, each photo byte for byte, and the email of every enquiry; the database checks itself, and every file that a record refers to must exist. Meanwhile an administrator changes a listing again and again, and its page is read from each process directly: how long after the confirmation of a change did a page still lack it?`,
    tables: [
      tableOf([result], {
        killed: () => `${kills} times`,
        'writes confirmed': ({ writes }) => writes,
        emails: ({ emails }) => emails,
        lost: () => formatLosses(lost),
        'responses of 5xx, or none': () => formatStatuses(outages.errors) || '0',
      }),
      tableOf(Object.entries(visits), {
        visitors: ([name]) => name,
        responses: ([, results]) => countStatuses(results),
        p50: ([, results]) => formatMs(median(times(results))),
        p99: ([, results]) => formatMs(percentile(times(results), 99)),
      }),
      tableOf([propagation], {
        'changes confirmed': ({ changes }) => changes,
        'pages read': ({ pagesRead }) => pagesRead,
        'without a confirmed change': ({ staleMs }) => staleMs.length,
        longest: () => formatSeconds(longestStaleMs(propagation)),
      }),
    ],
    goals: [
      nothingLost('Cluster: kill -9 under load, PostgreSQL restarted', {
        times: kills,
        wanted: 6,
        lost,
      }),
      atMostSeconds(
        'Cluster: longest time that a visitor got nothing but 5xx',
        outages.longestMs,
        MAX_OUTAGE_MS / 1000,
      ),
      atMostSeconds(
        'Cluster: a change is seen on every process after',
        longestStaleMs(propagation),
        MAX_PROPAGATION_MS / 1000,
      ),
      atMost('Cluster: requests without a response', outages.errors.get(0) ?? 0, 0),
    ],
  }
}
