/** Trouble of a store that will pass, or that an operator must mend; never the fault of a request. */
export type Trouble = 'unreachable' | 'full'

const UNREACHABLE = new Set([
  // PostgreSQL: no more connections, shutting down, starting up, cut off.
  '53300',
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  // PostgreSQL: a lock, or an answer, that did not come in time.
  '55P03',
  '57014',
  // The network.
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

// PostgreSQL, the disk, and the disk's quota.
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** What `pg` says without a code: no connection in time, or one that broke under a query. */
const BROKEN = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

const SQLITE_BUSY = 5
const SQLITE_FULL = 13

/** What an error tells of the stores; null where it tells of something else. */
export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null
  if (error instanceof AggregateError) return error.errors.map(troubleOf).find(Boolean) ?? null
  const code = 'code' in error ? String(error.code) : ''
  const sqlite = 'errcode' in error ? Number(error.errcode) & 0xff : 0
  if (FULL.has(code) || sqlite === SQLITE_FULL) return 'full'
  if (UNREACHABLE.has(code) || sqlite === SQLITE_BUSY || BROKEN.test(error.message))
    return 'unreachable'
  return null
}
