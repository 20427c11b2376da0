import { writeFileSync } from 'node:fs'

import { api } from '#bench/api.ts'
import { firstVisit } from '#bench/first-visit.ts'
import { inventories, type Inventories } from '#bench/inventories.ts'
import { lighthouse } from '#bench/lighthouse.ts'
import { description } from '#bench/machine.ts'
import { memory } from '#bench/memory.ts'
import { million } from '#bench/million/million.ts'
import { pages } from '#bench/pages/pages.ts'
import { keystrokes } from '#bench/search/keystrokes.ts'
import { summary, written, type Section } from '#report/section.ts'
import { start } from '#bench/start.ts'
import { upload } from '#bench/upload/upload.ts'
import { workers } from '#bench/workers.ts'

import { buildIfStale } from './build.ts'

const RESULTS = new URL('../bench/RESULTS.md', import.meta.url)

const PARTS: Record<string, (inventories: Inventories) => Promise<Section | Section[]>> = {
  start,
  memory,
  api,
  pages,
  visit: firstVisit,
  search: keystrokes,
  lighthouse,
  upload,
  workers,
}

/** Those that take so long that they run only where they are named. */
const LONG: typeof PARTS = { million }

const wanted = process.argv.slice(2)
const all = { ...PARTS, ...LONG }
const unknown = wanted.filter((name) => !(name in all))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(all).join(', ')}.`)
  process.exit(1)
}

await buildIfStale()
const made = inventories()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
process.on('exit', () => made.remove())
const sections: Section[] = []
for (const [name, measure] of Object.entries(wanted.length > 0 ? all : PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  try {
    const measured = [await measure(made)].flat()
    for (const section of measured) console.log(`\n${written(section)}\n`)
    sections.push(...measured)
  } catch (error) {
    // What the others have found in twenty minutes is not lost by it.
    console.error(error)
    sections.push({ title: name, says: `Failed: ${String(error)}`, tables: [], figures: [] })
    process.exitCode = 1
  }
}
const report = reported(sections)
console.log(`\n${summary(sections.flatMap(({ figures }) => figures))}`)
// A part of the results would pass for the whole.
if (wanted.length === 0) writeFileSync(RESULTS, report)

function reported(sections: Section[]): string {
  return `# Results

${description()}

## What it must reach

${summary(sections.flatMap(({ figures }) => figures))}

${sections.map(written).join('\n\n')}
`
}
