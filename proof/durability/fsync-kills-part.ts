import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Part } from '#proof/part.ts'

import { killOnFirstSyncs, killOnSyncs } from './fsync-kills.ts'
import { placeIn } from './work-folder.ts'
import { counted, lostFigure, survivalTable, tellLosses } from './report.ts'
import { assertThere, missing } from './tools.ts'

const UNDER_LOAD = counted('FSYNC_KILLS', 185)
const NEW_SITES = counted('NEW_SITE_KILLS', 15)
const SEED = 20_260_302

export const fsyncKills: Part = {
  name: 'fsync-kills',
  async run() {
    assertThere(missing('strace'))
    await using folder = await mkdtempDisposable(join(tmpdir(), 'fsync-kills-'))
    const first = await killOnFirstSyncs(folder.path, NEW_SITES)
    const load = await killOnSyncs(placeIn(join(folder.path, 'site')), UNDER_LOAD, SEED)
    const what = 'kill -9 on the Nth fsync'
    return {
      title: what,
      says: `As above, on SQLite, but the kernel kills the site when it is about to wait for the disk for the Nth time (\`strace -e inject=fsync,fdatasync:signal=SIGKILL:when=N\`): by turns when the database does, N from 1 to 40, and when a file does, N from 1 to 5. Then new sites, while they make their database and their administrator.`,
      tables: [
        survivalTable('under load', load),
        {
          head: ['', 'kills', 'lost'],
          rows: [['new sites, N from 1', String(NEW_SITES), tellLosses(first)]],
        },
      ],
      figures: [
        lostFigure(what, {
          times: UNDER_LOAD + NEW_SITES,
          wanted: 200,
          lost: [...first, ...load.lost],
        }),
      ],
    }
  },
}
