/** Arabic words by the English ones, in lower case. */
export type WordTable = Readonly<Record<string, string>>

/** The Arabic of a usual word; empty where the table does not have it. */
export function lookUp(table: WordTable, english: string): string {
  const key = english.trim().toLowerCase().replaceAll('’', "'")
  return Object.hasOwn(table, key) ? (table[key] ?? '') : ''
}
