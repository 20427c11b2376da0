import { readFileSync, writeFileSync } from 'node:fs'

import type { Goal } from './goal.ts'
import { rowMarkdown, sectionMarkdown, type Section } from './section.ts'

/** A part of a report as it stands in the file: its summary rows and its sections. */
interface ReportPart {
  rows: string[]
  text: string
}

/**
 * Replaces one part of a report and keeps the text of all others as it was measured before.
 * Comments in the Markdown tell which summary row and which sections belong to which part.
 */
export function updateReport(
  file: URL,
  { introduction, order }: { introduction: string; order: string[] },
  { name, sections, machine }: { name: string; sections: Section[]; machine: string },
): void {
  const parts = readParts(readFileSync(file, 'utf8'))
  const day = new Date().toISOString().slice(0, 10)
  parts.set(name, {
    rows: sections.flatMap(({ goals = [] }) => goals).map((goal) => summaryRow(name, goal)),
    text: `${sections.map(sectionMarkdown).join('\n\n')}\n\n_${day}, ${machine}._`,
  })
  const present = order.flatMap((part) => {
    const known = parts.get(part)
    return known ? [{ part, ...known }] : []
  })
  const summary = [
    rowMarkdown(['what', 'measured', 'to reach', '']),
    rowMarkdown(['---', '---', '---', '---']),
    ...present.flatMap(({ rows }) => rows),
  ]
  const texts = present.map(({ part, text }) => `<!-- part: ${part} -->\n\n${text}`)
  writeFileSync(file, `${[introduction, summary.join('\n'), ...texts].join('\n\n')}\n`)
}

export function readParts(report: string): Map<string, ReportPart> {
  const [head = '', ...blocks] = report.split(/^(?=<!-- part: )/m)
  return new Map(
    blocks.map((block) => {
      const name = /<!-- part: (\S+) -->/.exec(block)?.[1] ?? ''
      const rows = head.split('\n').filter((line) => line.endsWith(` <!-- ${name} --> |`))
      return [name, { rows, text: block.slice(block.indexOf('-->') + 3).trim() }]
    }),
  )
}

export function summaryRow(part: string, { what, measured, wanted, isReached }: Goal): string {
  const result = isReached ? 'reached' : '**missed**'
  return rowMarkdown([what, measured, wanted, `${result} <!-- ${part} -->`])
}
