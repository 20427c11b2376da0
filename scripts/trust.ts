import { written } from '#report/section.ts'
import { headers } from '#trust/outside/headers.ts'
import type { Part } from '#trust/part.ts'
import { keep, writeReport } from '#trust/results.ts'

import { buildIfStale } from './build.ts'

/** In the order of the report. */
const PARTS: Part[] = [{ name: 'headers', run: headers }]

const names = PARTS.map(({ name }) => name)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${names.join(', ')}.`)
  process.exit(1)
}

await buildIfStale()
for (const { name, run } of PARTS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const section = await run()
  console.log(`\n${written(section)}\n`)
  keep(name, section)
  writeReport(names)
}
