import type { Sheet } from './page-content.ts'
import { settable } from './text-layout.server.ts'

/** A sheet in letters that can be set. A title that is left without any goes by its number. */
export function inOurLetters(sheet: Sheet): Sheet {
  return inLetters(sheet) as Sheet
}

function inLetters(value: unknown): unknown {
  if (typeof value === 'string') return settable(value)
  if (Array.isArray(value)) return value.map(inLetters)
  if (typeof value !== 'object' || value === null) return value
  const set = Object.fromEntries(Object.entries(value).map(([name, of]) => [name, inLetters(of)]))
  if (set['title'] === '' && 'id' in set) set['title'] = `Property ${String(set['id'])}`
  return set
}
