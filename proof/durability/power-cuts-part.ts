import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Part } from '#proof/part.ts'

import { cutPower } from './power-cuts.ts'
import { counted, lostFigure, survivalTable } from './report.ts'
import { assertThere, cannotMount, missing } from './tools.ts'

const TIMES = counted('POWER_CUTS', 50)
const SEED = 20_260_303

export const powerCuts: Part = {
  name: 'power-cuts',
  async run() {
    assertThere(missing('xfs_io', 'mkfs.ext4'), cannotMount())
    await using folder = await mkdtempDisposable(join(tmpdir(), 'power-cuts-'))
    const load = await cutPower(folder.path, TIMES, SEED)
    return {
      title: 'Power cuts',
      says: 'As above, on SQLite, database and uploads on an ext4 of their own in a loop file, whose power is cut at a random moment (`xfs_io -x -c shutdown`: what is not on the disk by then, the journal included, never gets there). The site is halted just before, since with the power everything stops at once; then it is killed, the disk is mounted again and the site is started. At the end `e2fsck` checks the file system.',
      tables: [survivalTable('under load', load)],
      figures: [lostFigure('power cut', { times: load.times, wanted: 50, lost: load.lost })],
    }
  },
}
