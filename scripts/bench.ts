import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'

import { foundation } from '#bench/foundation.ts'
import type { Figure } from '#bench/figure.ts'
import * as demo from '#demo/demo.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'

import { buildIfStale } from './build.ts'

const RESULTS = new URL('../bench/RESULTS.md', import.meta.url)

await buildIfStale()
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  await makeInventory()
  const figures = await foundation(dataDir)
  const report = `# Results

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}
Speeds are ratios: both sides were loaded in turn, in one run, on the same machine.

${table(figures)}
`
  writeFileSync(RESULTS, report)
  console.log(`\n${table(figures)}`)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

async function makeInventory(): Promise<void> {
  const { house, close } = await open()
  await demo.addMany(house, { properties: 10_000, posts: 500 }, console.log)
  await close()
}

async function open() {
  const assembled = await assemble(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  return { house: assembled.house, close: () => assembled.close() }
}

function machine(): string {
  const [first] = cpus()
  return `Machine: ${cpus().length} cores (${first?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}, Node ${process.version}.`
}

function table(figures: Figure[]): string {
  return [
    '| what | measured | to reach | |',
    '|---|---|---|---|',
    ...figures.map(
      ({ what, measured, wanted, reached }) =>
        `| ${what} | ${measured} | ${wanted} | ${reached ? 'reached' : '**missed**'} |`,
    ),
  ].join('\n')
}
