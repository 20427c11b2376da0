import { written } from '#report/section.ts'
import { clock } from '#trust/loss/clock-part.ts'
import { failingDisk } from '#trust/loss/failing-disk-part.ts'
import { fsyncKills } from '#trust/loss/fsync-kills-part.ts'
import { kills } from '#trust/loss/kills-part.ts'
import { powerCuts } from '#trust/loss/power-cuts-part.ts'
import { hour } from '#trust/calm/hour.ts'
import { mail } from '#trust/calm/mail.ts'
import { overload } from '#trust/calm/overload.ts'
import { postgresAway } from '#trust/calm/postgres-away.ts'
import { sigterm } from '#trust/calm/sigterm.ts'
import { slowClients } from '#trust/calm/slow-clients.ts'
import { manyProcesses } from '#trust/many/many-processes.ts'
import { access } from '#trust/outside/access.ts'
import { calls } from '#trust/outside/calls.ts'
import { expressions } from '#trust/outside/expressions.ts'
import { guessing } from '#trust/outside/guessing/guessing.ts'
import { headers } from '#trust/outside/headers.ts'
import { images } from '#trust/outside/images/images.ts'
import { markup } from '#trust/outside/markup.ts'
import { mutants } from '#trust/outside/mutants.ts'
import { scriptsInFields } from '#trust/outside/scripts-in-fields/scripts-in-fields.ts'
import { sqlOnPostgres, sqlOnSqlite } from '#trust/outside/sql.ts'
import type { Part } from '#trust/part.ts'
import { keep, writeReport } from '#trust/results.ts'

import { buildIfStale } from './build.ts'

/** In the order of the report. */
const PARTS: Part[] = [
  kills,
  fsyncKills,
  powerCuts,
  failingDisk,
  clock,
  postgresAway,
  manyProcesses,
  mail,
  sigterm,
  overload,
  slowClients,
  hour,
  { name: 'headers', run: headers },
  { name: 'access', run: access },
  { name: 'markup', run: markup },
  { name: 'scripts-in-fields', run: scriptsInFields },
  { name: 'images', run: images },
  { name: 'calls', run: calls },
  { name: 'guessing', run: guessing },
  { name: 'sql', run: sqlOnSqlite },
  { name: 'sql-postgres', run: sqlOnPostgres },
  { name: 'expressions', run: expressions },
  { name: 'mutants', run: mutants },
]

const names = PARTS.map(({ name }) => name)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${names.join(', ')}.`)
  process.exit(1)
}

await buildIfStale()
for (const part of PARTS) {
  const { name } = part
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const section = await part.run()
  console.log(`\n${written(section)}\n`)
  keep(name, section)
  writeReport(names)
}
