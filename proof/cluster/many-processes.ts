import { atMost, median, percentile } from '#proof/report/figure.ts'
import type { Section } from '#proof/report/section.ts'
import { statuses } from '#proof/resilience/crowd.ts'
import { lostFigure, seconds as inSeconds, tellLosses } from '#proof/durability/report.ts'
import type { Part } from '#proof/part.ts'

import { longest } from './spread.ts'
import { weatherBlows, type Weathered } from './process-kills.ts'

const SECONDS = 60
const SEED = 20_261_115

/** For so long the shipped nginx.conf leaves out a process that has failed: `fail_timeout`. */
export const HEALTH_CHECK_MS = 5000
export const SPREAD_WITHIN_MS = 1000

export const manyProcesses: Part = {
  name: 'many-processes',
  run: async () => section(await weatherBlows(SECONDS, SEED)),
}

function section(weathered: Weathered): Section {
  const { seconds, kills, writes, lost, letters, visits, outages, spread } = weathered
  const inVain = [...outages.inVain].map(([status, times]) => `${times} with ${status || 'none'}`)
  return {
    title: 'Three processes behind nginx',
    says: `Three processes on one PostgreSQL and one bucket (s3rver), behind a real nginx with \`deploy/nginx.conf\`. For ${seconds} s visitors read, send enquiries and sell requests with photos, and administrators upload photos and save listings and posts, all by way of nginx, while one process after another is killed with \`kill -9\` and started again two seconds later (seed ${SEED}), and PostgreSQL is restarted once. Then all that was answered with a 2xx is looked for, each photo byte for byte, and the letter of every enquiry; the database checks itself, and every file that a record names is there. Meanwhile an administrator changes a listing again and again, and each process is asked by itself for the page: how long after the answer to the change was a page still asked for in vain?`,
    tables: [
      {
        head: ['killed', 'writes answered', 'letters', 'lost', 'answers of 5xx, or none'],
        rows: [
          [
            `${kills} times`,
            String(writes),
            String(letters),
            tellLosses(lost),
            inVain.join(', ') || '0',
          ],
        ],
      },
      {
        head: ['visitors', 'answers', 'p50', 'p99'],
        rows: Object.entries(visits).map(([name, answers]) => {
          const ms = answers.map((answer) => answer.ms)
          return [
            name,
            statuses(answers),
            `${median(ms).toFixed(0)} ms`,
            `${percentile(ms, 99).toFixed(0)} ms`,
          ]
        }),
      },
      {
        head: [
          'changes answered',
          'pages looked at',
          'older than a change that was answered',
          'longest',
        ],
        rows: [
          [
            String(spread.changes),
            String(spread.looks),
            String(spread.staleMs.length),
            inSeconds(longest(spread)),
          ],
        ],
      },
    ],
    figures: [
      lostFigure('Many processes: kill -9 under load, PostgreSQL restarted', {
        times: kills,
        wanted: 6,
        lost,
      }),
      atMost(
        'Many processes: longest that a visitor got nothing but 5xx',
        outages.longest().ms / 1000,
        HEALTH_CHECK_MS / 1000,
        's',
      ),
      atMost(
        'Many processes: a change is seen on every process',
        longest(spread) / 1000,
        SPREAD_WITHIN_MS / 1000,
        's',
      ),
      atMost(
        'Many processes: requests that nginx left without an answer',
        outages.inVain.get(0) ?? 0,
        0,
        '',
      ),
    ],
  }
}
