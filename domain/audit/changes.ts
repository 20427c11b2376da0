import { z } from 'zod'

/** One changed field, in words that people read; never a visitor's data, nor a secret. */
export const auditChange = z
  .object({ field: z.string(), from: z.string(), to: z.string() })
  .meta({ id: 'AuditChange' })

export type AuditChange = z.infer<typeof auditChange>

const MAX_CHANGES = 60
const MAX_VALUE_LENGTH = 200
/** What is shown of a long text before its first change. */
const CONTEXT_LENGTH = 40

/**
 * What differs between two states, field by field. `labels` names the fields to compare, in order;
 * `toText` says how a value is shown.
 */
export function changesBetween<State extends object>(
  before: State,
  after: State,
  labels: Partial<Record<keyof State & string, string>>,
  toText: (field: keyof State & string, state: State) => string = (field, state) =>
    valueText(state[field]),
): AuditChange[] {
  const fields = Object.keys(labels) as (keyof State & string)[]
  const changed = fields.filter(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  )
  return changed.slice(0, MAX_CHANGES).map((field) => ({
    field: labels[field] ?? field,
    ...excerpts(toText(field, before), toText(field, after)),
  }))
}

/** A value in words: lists by their entries, nothing as an empty text. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Short texts whole, long ones from shortly before their first difference. */
function excerpts(from: string, to: string): { from: string; to: string } {
  let same = 0
  while (same < from.length && from[same] === to[same]) same++
  const isLong = Math.max(from.length, to.length) > MAX_VALUE_LENGTH
  const start = isLong ? Math.max(0, same - CONTEXT_LENGTH) : 0
  return { from: excerpt(from, start), to: excerpt(to, start) }
}

function excerpt(text: string, start: number): string {
  const opening = start > 0 && text !== '' ? '…' : ''
  const end = start + MAX_VALUE_LENGTH - 2
  const isCut = text.length > end
  return opening + text.slice(start, isCut ? end : undefined).toWellFormed() + (isCut ? '…' : '')
}
