import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Figure } from '#proof/report/figure.ts'
import type { Part } from '#proof/part.ts'

import { faultsOf, failDisk, type DiskFault, type DiskTrial } from './failing-disk.ts'
import { tellLosses } from './report.ts'
import { assertThere, cannotMount, missing } from './tools.ts'

const FAULTS: DiskFault[] = ['database full', 'uploads full', 'temp full', 'fsync fails']

export const failingDisk: Part = {
  name: 'failing-disk',
  async run() {
    assertThere(missing('strace'), cannotMount())
    const trials: DiskTrial[] = []
    for (const fault of FAULTS) {
      await using folder = await mkdtempDisposable(join(tmpdir(), 'failing-disk-'))
      trials.push(await failDisk(folder.path, fault))
    }
    return {
      title: 'A disk that fails',
      says: 'The database, the uploads and the temporary folder, each on a small disk of its own that is filled to the last byte under a running site; and a disk on which every `fsync` ends with an error (`strace -e inject=fsync,fdatasync:error=EIO`). Meanwhile everything is written and read once; then there is room again, the site is killed and started, and what was answered with a 2xx is looked for.',
      tables: [
        {
          head: ['fault', 'writes', 'reads', 'writes taken again after', 'lost'],
          rows: trials.map((trial) => [
            trial.fault,
            statuses(trial.writes),
            statuses(trial.reads),
            `${trial.healedAfterMs.toFixed(0)} ms`,
            tellLosses(trial.lost),
          ]),
        },
      ],
      figures: trials.map(figureOf),
    }
  },
}

function statuses(answers: Record<string, number>): string {
  return Object.entries(answers)
    .map(([what, status]) => `${what} ${status}`)
    .join(', ')
}

function figureOf(trial: DiskTrial): Figure {
  const faults = faultsOf(trial)
  return {
    what: `disk: ${trial.fault}`,
    measured: faults.join('; ') || 'refused clearly, read on, healed by itself, nothing lost',
    wanted: 'a clear 5xx or 507, never a 2xx; reads go on; heals when there is room',
    reached: faults.length === 0,
  }
}
