import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { median, type Figure } from '#proof/report/figure.ts'
import { createDatabase, startPostgres } from '#test/postgres.ts'
import type { Part } from '#proof/part.ts'

import { killUnderLoad } from './kills.ts'
import { killMigrations, type Migrated } from './migration-kills.ts'
import { placeIn } from './work-folder.ts'
import { counted, lostFigure, refusalsOf, seconds, tellLosses } from './report.ts'
import type { Survival } from './survival.ts'

const UNDER_LOAD = counted('KILLS', 240)
const IN_MIGRATIONS = counted('MIGRATION_KILLS', 60)
const SEED = 20_260_301

export const kills: Part = {
  name: 'kills',
  async run() {
    const tried = [await onSqlite(), await onPostgres()]
    return {
      title: 'kill -9 at random',
      says: `Visitors send enquiries and sell requests with photos, administrators upload photos and save and remove listings and posts, and the site is killed at a random moment (seed ${SEED}) and started again: all that was answered with a 2xx since the last time is looked for, each photo byte for byte, the database checks itself, and every file that a record names is there. At the end everything is looked for once more, and so is the letter of every enquiry. Likewise while a filled database of an older schema is brought up to date.`,
      tables: [
        {
          head: ['', 'kills', 'writes answered', 'lost', 'serving again after', 'longest'],
          rows: tried.flatMap(rowsOf),
        },
      ],
      figures: tried.flatMap(figuresOf),
    }
  },
}

interface Tried {
  engine: string
  load: Survival
  migrations: Migrated
}

async function onSqlite(): Promise<Tried> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'kills-'))
  const migrations = await killMigrations({ folder: folder.path }, IN_MIGRATIONS, SEED)
  const load = await killUnderLoad(placeIn(join(folder.path, 'site')), UNDER_LOAD, SEED)
  return { engine: 'SQLite', load, migrations }
}

async function onPostgres(): Promise<Tried> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'kills-'))
  const postgres = await startPostgres({ durable: true })
  try {
    const server = postgres.url()
    const migrations = await killMigrations({ folder: folder.path, server }, IN_MIGRATIONS, SEED)
    const settings = { DATABASE_URL: await createDatabase(server) }
    const load = await killUnderLoad(placeIn(join(folder.path, 'site'), settings), UNDER_LOAD, SEED)
    return { engine: 'PostgreSQL', load, migrations }
  } finally {
    await postgres.stop()
  }
}

function rowsOf({ engine, load, migrations }: Tried): string[][] {
  return [
    [
      `${engine}, under load`,
      String(load.times),
      `${load.answers}${refusalsOf(load)}`,
      tellLosses(load.lost),
      ...times(load.servingAfterMs),
    ],
    [
      `${engine}, in a migration`,
      `${migrations.times}; after ${migrations.begunAnew} of them it began anew`,
      '',
      tellLosses(migrations.lost),
      ...times(migrations.servingAfterMs),
    ],
  ]
}

function times(ms: number[]): string[] {
  return [`${seconds(median(ms))} (median)`, seconds(Math.max(...ms))]
}

function figuresOf({ engine, load, migrations }: Tried): Figure[] {
  const longest = Math.max(...load.servingAfterMs, ...migrations.servingAfterMs)
  return [
    lostFigure(`kill -9 at random, ${engine}`, {
      times: load.times + migrations.times,
      wanted: 300,
      lost: [...load.lost, ...migrations.lost],
    }),
    {
      what: `serving again after kill -9, ${engine}`,
      measured: `${seconds(longest)} at the longest, ${seconds(median(load.servingAfterMs))} in the median`,
      wanted: 'within 3 s',
      reached: longest <= 3000,
    },
  ]
}
