import { atMost, median, percentile } from '#proof/report/figure.ts'
import type { Section } from '#proof/report/section.ts'
import type { Part } from '#proof/part.ts'

import { everyMailTrouble, type Mailed } from './mail-troubles.ts'

const ENQUIRIES = 200

export const mail: Part = {
  name: 'mail',
  run: async () => section(await everyMailTrouble(ENQUIRIES)),
}

function section(all: Mailed[]): Section {
  const sum = (of: (one: Mailed) => number) => all.reduce((total, one) => total + of(one), 0)
  return {
    title: 'A mail server in trouble',
    says: `${ENQUIRIES} enquiries, one after another, in each trouble of a real SMTP server, and more until a letter has met it; then it works again. The first line, without trouble, is there to compare with. Delivered is when the last of them had arrived, counted from the end of the trouble; a letter that may come twice is marked in a header.`,
    tables: [
      {
        head: [
          'trouble',
          'visitor waits, median',
          'p99',
          'enquiries',
          'tries that failed',
          'not taken',
          'not delivered',
          'twice, unmarked',
          'marked',
          'all delivered after',
        ],
        rows: all.map((one) => [
          one.trouble,
          `${median(one.waits).toFixed(1)} ms`,
          `${percentile(one.waits, 99).toFixed(1)} ms`,
          String(one.waits.length),
          String(one.failedTries),
          String(one.refused),
          String(one.undelivered),
          String(one.twiceUnmarked),
          String(one.marked),
          `${(one.deliveredMs / 1000).toFixed(1)} s`,
        ]),
      },
    ],
    figures: [
      atMost(
        'Mail in trouble: troubles that no letter met',
        all.slice(1).filter(({ failedTries }) => failedTries === 0).length,
        0,
        '',
      ),
      atMost(
        'Mail in trouble: enquiries not taken or not delivered later',
        sum((one) => one.refused + one.undelivered),
        0,
        '',
      ),
      atMost(
        'Mail in trouble: letters that came twice unmarked',
        sum((one) => one.twiceUnmarked),
        0,
        '',
      ),
      atMost(
        'Mail in trouble: visitor’s wait, median of the worst to that without trouble',
        Math.max(...all.map((one) => median(one.waits))) / median(all[0]?.waits ?? []),
        1.5,
        'times',
      ),
      atMost(
        'Mail in trouble: visitor’s wait, p99 of the worst',
        Math.max(...all.map((one) => percentile(one.waits, 99))),
        100,
        'ms',
      ),
    ],
  }
}
