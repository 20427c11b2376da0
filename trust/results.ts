import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

import { summary, written, type Section } from '#report/section.ts'

const RESULTS = new URL('results/', import.meta.url)
const REPORT = new URL('../docs/TRUST.md', import.meta.url)

interface Result {
  day: string
  machine: string
  section: Section
}

/** Keeps what a part has found until it is run again. */
export function keep(name: string, section: Section): void {
  const result: Result = { day: new Date().toISOString().slice(0, 10), machine: machine(), section }
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(fileOf(name), `${JSON.stringify(result, null, 2)}\n`)
}

/** Writes the report from what every part has found when it was last run. */
export function writeReport(names: string[]): void {
  const kept = new Set(readdirSync(RESULTS))
  const results = names.filter((name) => kept.has(`${name}.json`)).map(read)
  writeFileSync(REPORT, reported(results))
}

function reported(results: Result[]): string {
  return `# Trust

What was done to this site, and what came of it. Written by \`npm run trust\`, which does all of it
again; \`npm run trust -- kills\` does one part. A short form of each is part of \`npm test\`.

${summary(results.flatMap(({ section }) => section.figures))}

${results.map(withDay).join('\n\n')}
`
}

function withDay({ day, machine, section }: Result): string {
  return `${written(section)}\n\n_${day}, ${machine}._`
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores, ${memory} GiB, ${process.platform} ${process.arch}, Node ${process.version}`
}

function read(name: string): Result {
  return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Result
}

function fileOf(name: string): URL {
  return new URL(`${name}.json`, RESULTS)
}
