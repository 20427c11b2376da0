import type { Figure } from './figure.ts'

/** What one part of the run has measured. */
export interface Section {
  title: string
  /** What a reader must know to read the tables. */
  says: string
  tables: Table[]
  /** The figures that have something to reach. */
  figures: Figure[]
}

export interface Table {
  head: string[]
  rows: string[][]
}

export function written({ title, says, tables }: Section): string {
  return [`## ${title}`, says, ...tables.map(markdown)].join('\n\n')
}

export function summary(figures: Figure[]): string {
  return markdown({
    head: ['what', 'measured', 'to reach', ''],
    rows: figures.map(({ what, measured, wanted, reached }) => [
      what,
      measured,
      wanted,
      reached ? 'reached' : '**missed**',
    ]),
  })
}

function markdown({ head, rows }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
