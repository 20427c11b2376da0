import { written } from '#proof/report/section.ts'
import { clock } from '#proof/durability/clock-part.ts'
import { failingDisk } from '#proof/durability/failing-disk-part.ts'
import { fsyncKills } from '#proof/durability/fsync-kills-part.ts'
import { kills } from '#proof/durability/kills-part.ts'
import { powerCuts } from '#proof/durability/power-cuts-part.ts'
import { hour } from '#proof/resilience/soak.ts'
import { mail } from '#proof/resilience/mail.ts'
import { overload } from '#proof/resilience/overload.ts'
import { postgresAway } from '#proof/resilience/postgres-away.ts'
import { sigterm } from '#proof/resilience/sigterm.ts'
import { slowClients } from '#proof/resilience/slow-clients.ts'
import { manyProcesses } from '#proof/cluster/many-processes.ts'
import { access } from '#proof/security-tools/access.ts'
import { calls } from '#proof/security-tools/calls.ts'
import { expressions } from '#proof/security-tools/expressions.ts'
import { guessing } from '#proof/security-tools/guessing/guessing.ts'
import { headers } from '#proof/security-tools/headers.ts'
import { images } from '#proof/security-tools/images/images.ts'
import { markup } from '#proof/security-tools/markup.ts'
import { mutants } from '#proof/security-tools/mutants.ts'
import { scriptsInFields } from '#proof/security-tools/scripts-in-fields/scripts-in-fields.ts'
import { sqlOnPostgres, sqlOnSqlite } from '#proof/security-tools/sql.ts'
import type { Part } from '#proof/part.ts'
import { keep, writeReport } from '#proof/results.ts'

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
