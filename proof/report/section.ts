import type { Goal } from './goal.ts'

/** What one part of a report has measured. */
export interface Section {
  title: string
  /** What a reader must know to read the tables. */
  description: string
  tables?: Table[]
  goals?: Goal[]
}

export interface Table {
  /** The column titles, separated as in Markdown: `page | requests`. */
  head: string
  rows: (string | number)[][]
}

export function table(head: string, rows: Table['rows']): Table {
  return { head, rows }
}

/** A table with a row for each item. `columns` has the title of each column and what stands in it. */
export function tableOf<Item>(
  items: Item[],
  columns: Record<string, (item: Item) => string | number>,
): Table {
  const cells = Object.values(columns)
  const rows = items.map((item) => cells.map((cell) => cell(item)))
  return table(Object.keys(columns).join(' | '), rows)
}

export function sectionMarkdown({ title, description, tables = [] }: Section): string {
  return [`## ${title}`, description, ...tables.map(tableMarkdown)].join('\n\n')
}

function tableMarkdown({ head, rows }: Table): string {
  const rule = head.split(' | ').map(() => '---')
  return [`| ${head} |`, rowMarkdown(rule), ...rows.map(rowMarkdown)].join('\n')
}

export function rowMarkdown(cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}
