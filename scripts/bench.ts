import { writeFileSync } from 'node:fs'

import { api } from '#proof/bench/api.ts'
import { firstVisit } from '#proof/bench/first-visit.ts'
import { inventories, type Inventories } from '#proof/bench/inventories.ts'
import { lighthouse } from '#proof/bench/lighthouse.ts'
import { machine, peers } from '#proof/bench/machine.ts'
import { memory } from '#proof/bench/memory.ts'
import { million } from '#proof/bench/million/million.ts'
import { pages } from '#proof/bench/pages/pages.ts'
import { keystrokes } from '#proof/bench/search/keystrokes.ts'
import { keptIn } from '#proof/report/results-store.ts'
import { written, type Section } from '#proof/report/section.ts'
import { start } from '#proof/bench/start.ts'
import { upload } from '#proof/bench/upload/upload.ts'
import { workers } from '#proof/bench/workers.ts'

import { buildIfStale } from './build.ts'

const REPORT = new URL('../proof/bench/RESULTS.md', import.meta.url)

const results = keptIn(new URL('../proof/bench/results/', import.meta.url))

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
for (const [name, measure] of Object.entries(wanted.length > 0 ? all : PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  try {
    const sections = [await measure(made)].flat()
    for (const section of sections) console.log(`\n${written(section)}\n`)
    results.keep(name, sections, machine())
  } catch (error) {
    // The others are measured all the same.
    console.error(error)
    process.exitCode = 1
  }
}
writeReport()

function writeReport(): void {
  const { figures, parts } = results.report(Object.keys(all))
  console.log(`\n${figures}`)
  writeFileSync(
    REPORT,
    `# Results

Written by \`npm run bench\`; \`npm run bench -- pages\` measures one part anew. ${peers()}
Speeds are ratios: all sides were loaded in turn, in one run, several rounds each; medians.
What was tried for what is missed, what the profiles show and where the limits lie is in
[README.md](README.md#what-was-tried).

## What it must reach

${figures}

${parts}
`,
  )
}
