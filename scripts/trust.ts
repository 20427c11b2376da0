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
import type { Part } from '#trust/part.ts'
import { keep, writeReport } from '#trust/results.ts'

import { buildIfStale } from './build.ts'

/** In the order of the report. */
const PARTS: Part[] = [
  ...[kills, fsyncKills, powerCuts, failingDisk, clock],
  ...[postgresAway, mail, sigterm, overload, slowClients, hour],
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
