import {
  SQLITE_BUSY,
  SQLITE_CANTOPEN,
  SQLITE_FULL,
  SQLITE_IOERR,
  SQLITE_READONLY,
  sqliteCode,
} from './sqlite-codes.ts'

/** Why a database or file store is unavailable; never the fault of a request. */
export type StoreUnavailable = 'unreachable' | 'full'

/** An error of a store that gives no error code of its own. */
export class StoreError extends Error {
  readonly reason: StoreUnavailable

  constructor(reason: StoreUnavailable, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** The store refuses access; an operator must correct a setting. */
export class StoreRefusal extends StoreError {}

const UNREACHABLE = new Set([
  // PostgreSQL: too many connections, shutting down, starting up, connection lost.
  '53300',
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  // PostgreSQL and the file system: I/O errors, or remounted read-only.
  '58030',
  'EIO',
  'EROFS',
  // PostgreSQL: lock timeout and statement timeout.
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

// PostgreSQL, the file system, and its quota.
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Errors of `pg` without a code: a connection timeout, or a connection lost during a query. */
const CONNECTION_ERROR =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable/

// Locked by another process, or on a disk that fails or was remounted read-only.
const SQLITE_UNREACHABLE = new Set([SQLITE_BUSY, SQLITE_READONLY, SQLITE_IOERR, SQLITE_CANTOPEN])

/** Whether an error means that a store is unavailable, and why; null for other errors. */
export function storeUnavailable(error: unknown): StoreUnavailable | null {
  if (!(error instanceof Error)) return null
  if (error instanceof StoreError) return error.reason
  if (error instanceof AggregateError)
    return error.errors.map(storeUnavailable).find(Boolean) ?? null
  const code = 'code' in error ? String(error.code) : ''
  const sqlite = sqliteCode(error)
  if (FULL.has(code) || sqlite === SQLITE_FULL) return 'full'
  if (
    UNREACHABLE.has(code) ||
    SQLITE_UNREACHABLE.has(sqlite) ||
    CONNECTION_ERROR.test(error.message)
  )
    return 'unreachable'
  return null
}
