import { cpus, loadavg, totalmem } from 'node:os'

import { updateReport } from './report-file.ts'
import { sectionMarkdown, type Section } from './section.ts'

/** One thing that is measured or tried, and can be run alone by its name. */
export type RunPart = () => Promise<Section | Section[]>

interface Report {
  file: URL
  introduction: string
  /** In the order of the report. */
  parts: Record<string, RunPart>
  /** Parts that take so long that they run only when they are named. */
  onlyWhenNamed?: string[]
}

/** Runs the parts named on the command line, or all, and updates the report after each. */
export async function runParts({
  file,
  introduction,
  parts,
  onlyWhenNamed = [],
}: Report): Promise<void> {
  const order = Object.keys(parts)
  const named = process.argv.slice(2)
  const unknown = named.filter((name) => !order.includes(name))
  if (unknown.length > 0) {
    console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${order.join(', ')}.`)
    process.exit(1)
  }
  const chosen = named.length > 0 ? named : order.filter((name) => !onlyWhenNamed.includes(name))

  const machine = describeMachine()
  for (const [name, run] of Object.entries(parts)) {
    if (!chosen.includes(name)) continue
    try {
      const sections = [await run()].flat()
      for (const section of sections) console.log(`\n${sectionMarkdown(section)}\n`)
      updateReport(file, { introduction, order }, { name, sections, machine })
    } catch (error) {
      // The other parts are measured all the same.
      console.error(error)
      process.exitCode = 1
    }
  }
}

function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  const [load = 0] = loadavg()
  const system = `${process.platform} ${process.arch}, Node ${process.version}`
  return `${cpus().length} cores, ${memory} GiB, ${system}, ${cpus()[0]?.model}; load average before the run ${load.toFixed(1)}`
}
