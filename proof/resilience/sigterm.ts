import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { atMost, median } from '#proof/report/figure.ts'
import type { Section } from '#proof/report/section.ts'
import { startSite } from '#test/running-site.ts'
import type { Part } from '#proof/part.ts'

import { statuses } from './crowd.ts'
import { stopUnderLoad, type Stopped } from './stop-under-load.ts'

const STOPS = 50

export const sigterm: Part = { name: 'sigterm', run: async () => section(await stopOften(STOPS)) }

/** Stops a site so many times, each time a little later. */
export async function stopOften(stops: number): Promise<Stopped[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stops-'))
  const settings = { DATA_DIR: folder, TRUST_PROXY: '1', LOG_LEVEL: 'silent' }
  try {
    // The demo's content is loaded once, before any of it is measured.
    await (await startSite(settings)).stop()
    const all: Stopped[] = []
    for (let stop = 0; stop < stops; stop++)
      all.push(await stopUnderLoad(settings, 600 + ((stop * 37) % 400)))
    return all
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function section(all: Stopped[]): Section {
  const answered = all.flatMap((one) => one.answered)
  const dropped = all.flatMap((one) => one.dropped)
  const times = all.map(({ ms }) => ms / 1000)
  return {
    title: 'Told to stop under load',
    says: `SIGTERM, ${all.length} times, while 66 visitors ask: 62 on connections that they keep, some of them quiet for up to 0.7 s between two requests, four with an upload that takes a quarter of a second, and four on a new connection each time. A request is dropped where it was sent and no answer came. A connection that nobody takes any more is refused, and nothing was sent on it.`,
    tables: [
      {
        head: ['stops', 'answered', 'dropped', 'refused', 'seconds to stop', 'exit codes'],
        rows: [
          [
            String(all.length),
            statuses(answered),
            String(dropped.length),
            String(all.reduce((sum, { refused }) => sum + refused, 0)),
            `median ${median(times).toFixed(2)}, longest ${Math.max(...times).toFixed(2)}`,
            [...new Set(all.map(({ exitCode }) => exitCode))].join(', '),
          ],
        ],
      },
    ],
    figures: [
      atMost(
        `SIGTERM under load, ${all.length} times: requests dropped`,
        dropped.length + answered.filter(({ status }) => status >= 500).length,
        0,
        '',
      ),
    ],
  }
}
