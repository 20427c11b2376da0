import type { Database } from '#storage/database.ts'
import type { FileStore } from '#storage/files/file-store.ts'

/** What a verb may use. A verb names the parts it needs: `{ db }: Pick<App, 'db'>`. */
export interface App {
  db: Database
  files: FileStore
  clock: Clock
  log: Log
}

export interface Clock {
  now(): Date
}

/** The part of a pino logger that the domain uses. Never give it personal data. */
export interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
