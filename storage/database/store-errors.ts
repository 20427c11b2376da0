/** Trouble of a store that will pass, or that an operator must mend; never the fault of a request. */
export type StoreUnavailable = 'unreachable' | 'full'

/** For a store whose own errors do not tell. */
export class StoreTrouble extends Error {
  readonly trouble: StoreUnavailable

  constructor(trouble: StoreUnavailable, message: string, options?: ErrorOptions) {
    super(message, options)
    this.trouble = trouble
  }
}

/** The store answers, and will not have us until somebody mends a setting. */
export class StoreRefusal extends StoreTrouble {}

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
  // PostgreSQL and the disk: it fails, or was made read-only because it did.
  '58030',
  'EIO',
  'EROFS',
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

const SQLITE_FULL = 13

// Held by another, on a disk that fails, or on one that was made read-only because it did.
const SQLITE_BUSY = 5
const SQLITE_READONLY = 8
const SQLITE_IOERR = 10
const SQLITE_CANTOPEN = 14
const SQLITE_UNREACHABLE = new Set([SQLITE_BUSY, SQLITE_READONLY, SQLITE_IOERR, SQLITE_CANTOPEN])

/** What an error tells of the stores; null where it tells of something else. */
export function storeUnavailable(error: unknown): StoreUnavailable | null {
  if (!(error instanceof Error)) return null
  if (error instanceof StoreTrouble) return error.trouble
  if (error instanceof AggregateError)
    return error.errors.map(storeUnavailable).find(Boolean) ?? null
  const code = 'code' in error ? String(error.code) : ''
  const sqlite = 'errcode' in error ? Number(error.errcode) & 0xff : 0
  if (FULL.has(code) || sqlite === SQLITE_FULL) return 'full'
  if (UNREACHABLE.has(code) || SQLITE_UNREACHABLE.has(sqlite) || BROKEN.test(error.message))
    return 'unreachable'
  return null
}
