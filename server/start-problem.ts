import { DatabaseTooOld } from '#storage/database/migrate.ts'
import {
  SQLITE_BUSY,
  SQLITE_CANTOPEN,
  SQLITE_CORRUPT,
  SQLITE_FULL,
  SQLITE_IOERR,
  SQLITE_NOT_A_DATABASE,
  SQLITE_READONLY,
  sqliteCode,
} from '#storage/database/sqlite-codes.ts'
import { StoreError, storeUnavailable } from '#storage/database/store-errors.ts'

import { WrongSettings, type Config } from './config.ts'
import { WorkerEnded } from './workers.ts'

/** The failed system call of a server that cannot listen: in a worker process Node names `bind`. */
const LISTEN_SYSCALLS = new Set(['listen', 'bind'])

/** PostgreSQL: a wrong user or password, or no such database. */
const ACCESS_REFUSED = new Set(['28000', '28P01', '3D000'])

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS'])

/** What Kysely says of a database with migrations that this version does not have. */
const UNKNOWN_MIGRATION = /previously executed migration (\S+) is missing/

/**
 * What keeps the site from starting, in a sentence that names the file and what to do; null for a
 * fault that nobody expected.
 */
export function startProblem(error: unknown, config: Config | undefined): string | null {
  if (isForOperator(error)) return error.message
  if (!(error instanceof Error) || !config) return null
  const { dataDir } = config
  const database = config.database.includes('://') ? 'The database' : config.database
  const unknownMigration = UNKNOWN_MIGRATION.exec(error.message)?.[1]
  if (unknownMigration)
    return `${database} was written by a newer version of the site (${unknownMigration}). Start that version, or restore a backup from before the update.`
  const code = 'code' in error ? String(error.code) : ''
  if ('syscall' in error && LISTEN_SYSCALLS.has(String(error.syscall)))
    return listenProblem(code, addressOf(error, config))
  const sqlite = sqliteCode(error)
  if (sqlite === SQLITE_CORRUPT || sqlite === SQLITE_NOT_A_DATABASE)
    return `${database} is damaged or not a database. Move it away and restore a backup: npm run restore.`
  if (sqlite === SQLITE_READONLY || sqlite === SQLITE_CANTOPEN || NOT_WRITABLE.has(code))
    return `${dataDir} cannot be written. Let this user write there, or name another folder in DATA_DIR.`
  if (sqlite === SQLITE_FULL || sqlite === SQLITE_IOERR || code === 'ENOSPC')
    return `There is no room for ${database}, or its disk is damaged. Make room, and start again.`
  if (sqlite === SQLITE_BUSY)
    return `${database} is in use by another process, such as a restore. Wait until that has ended.`
  if (error instanceof StoreError) return `FILES_URL: ${error.message}`
  if (ACCESS_REFUSED.has(code)) return `DATABASE_URL: PostgreSQL refuses it: ${error.message}.`
  const unavailable = storeUnavailable(error)
  if (unavailable === 'full') return `${database} has no room left. Make room, and start again.`
  if (unavailable)
    return `${database} cannot be reached. See whether it runs, and whether DATABASE_URL is right. ${error.message}`.trim()
  return null
}

/** Whether the message of an error is already a sentence for the operator. */
function isForOperator(error: unknown): error is Error {
  return [WrongSettings, DatabaseTooOld, WorkerEnded].some((kind) => error instanceof kind)
}

interface Address {
  host: string
  port: number
  /** The prefix of the settings with which it is chosen. */
  setting: '' | 'METRICS_'
}

function addressOf(error: Error, { host, port, metrics }: Config): Address {
  const isOfMetrics = metrics && 'port' in error && error.port === metrics.port
  return isOfMetrics ? { ...metrics, setting: 'METRICS_' } : { host, port, setting: '' }
}

function listenProblem(code: string, { host, port, setting }: Address): string | null {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or name another in ${setting}PORT.`
  if (code === 'EACCES')
    return `This user may not serve on port ${port}. Name one above 1023 in ${setting}PORT.`
  if (code === 'EADDRNOTAVAIL')
    return `${host} is not an address of this machine. Change ${setting}HOST, or leave it out.`
  return null
}
