import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

import { summary, written, type Section } from './section.ts'

/** What one part of a report has found when it was last run. */
interface Result {
  day: string
  machine: string
  sections: Section[]
}

/** The results of the parts of a report, each kept in a folder until it is run again. */
export interface Kept {
  keep(part: string, sections: Section[], machine?: string): void
  /** The figures of all parts that were ever run, and then each by itself, with its day. */
  report(parts: readonly string[]): { figures: string; parts: string }
}

export function keptIn(folder: URL): Kept {
  const fileOf = (part: string) => new URL(`${part}.json`, folder)

  function read(part: string): Result {
    return JSON.parse(readFileSync(fileOf(part), 'utf8')) as Result
  }

  return {
    keep(part, sections, machine = thisMachine()) {
      const result: Result = { day: new Date().toISOString().slice(0, 10), machine, sections }
      mkdirSync(folder, { recursive: true })
      writeFileSync(fileOf(part), `${JSON.stringify(result, null, 2)}\n`)
    },

    report(parts) {
      const there = new Set(readdirSync(folder))
      const results = parts.filter((part) => there.has(`${part}.json`)).map(read)
      const sections = results.flatMap(({ sections }) => sections)
      return {
        figures: summary(sections.flatMap(({ figures }) => figures)),
        parts: results.map(withDay).join('\n\n'),
      }
    },
  }
}

function withDay({ day, machine, sections }: Result): string {
  return `${sections.map(written).join('\n\n')}\n\n_${day}, ${machine}._`
}

export function thisMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores, ${memory} GiB, ${process.platform} ${process.arch}, Node ${process.version}`
}
