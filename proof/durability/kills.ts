import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { databaseSettings, onEachEngine, type Place } from '#proof/on-each-engine.ts'
import { formatSeconds, median, type Goal } from '#proof/report/goal.ts'
import type { Section } from '#proof/report/section.ts'

import { crashRepeatedly, kill, type CrashPlan, type CrashResult } from './crash.ts'
import { countFromEnvironment, crashTable, nothingLost } from './crash-report.ts'
import { killMigrations } from './migration-kills.ts'
import { siteSetup, type SiteSetup } from '#proof/sites.ts'

const KILLS_UNDER_LOAD = countFromEnvironment('KILLS', 240)
const KILLS_IN_MIGRATIONS = countFromEnvironment('MIGRATION_KILLS', 60)
const SEED = 20_260_301
const MAX_LIFE_MS = 1500
const MAX_RESTART_MS = 3000

export async function testKills(): Promise<Section> {
  const engines = await onEachEngine(killEverywhere)
  return {
    title: 'kill -9 at random',
    description: `Visitors send enquiries and sell requests with photos, administrators upload photos and save and remove listings and posts, and the site is killed at a random moment (seed ${SEED}) and started again: all writes confirmed with a 2xx since the last time are looked up, each photo byte for byte, the database checks itself, and every file that a record refers to must exist. At the end everything is looked up once more, and so is the email of every enquiry. The same is done while a filled database of an older schema is migrated.`,
    tables: [
      crashTable(
        engines.flatMap(({ engine, load, migrations }) => [
          [`${engine}, under load`, load],
          [`${engine}, in a migration (begun anew ${migrations.restarted} times)`, migrations],
        ]),
      ),
    ],
    goals: engines.flatMap(goalsOf),
  }
}

/** Kills a site at random moments while visitors and administrators write. */
export function killUnderLoad(
  setup: SiteSetup,
  plan: Omit<CrashPlan, 'crash'>,
): Promise<CrashResult> {
  return crashRepeatedly(setup, {
    ...plan,
    async crash(site, random) {
      await wait(random.below(MAX_LIFE_MS))
      await kill(site)
    },
  })
}

async function killEverywhere(place: Place) {
  const migrations = await killMigrations(place, KILLS_IN_MIGRATIONS, SEED)
  const setup = siteSetup(join(place.folder, 'site'), await databaseSettings(place))
  return { migrations, load: await killUnderLoad(setup, { times: KILLS_UNDER_LOAD, seed: SEED }) }
}

type EngineResult = Awaited<ReturnType<typeof killEverywhere>> & { engine: string }

function goalsOf({ engine, load, migrations }: EngineResult): Goal[] {
  const longest = Math.max(...load.servingAfterMs, ...migrations.servingAfterMs)
  return [
    nothingLost(`kill -9 at random, ${engine}`, {
      times: load.times + migrations.times,
      wanted: 300,
      lost: [...load.lost, ...migrations.lost],
    }),
    {
      what: `serving again after kill -9, ${engine}`,
      measured: `${formatSeconds(longest)} at the longest, ${formatSeconds(median(load.servingAfterMs))} in the median`,
      wanted: 'within 3 s',
      isReached: longest <= MAX_RESTART_MS,
    },
  ]
}
