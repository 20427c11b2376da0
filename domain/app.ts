import type { ContentVersion, Replica } from './content-version/version.ts'
import type { PermitMode } from './properties/permits/permit.ts'
import type { ImageWorker } from './photos/image-worker.server.ts'
import type { PdfWorker } from './pdf/pdf-worker.server.ts'
import type { SearchIndexCache } from './search/index-cache.ts'
import type { Encryption } from './accounts/encryption.server.ts'
import type { Administrator } from './accounts/session.ts'
import type { Database, Snapshot } from '#storage/database/database.ts'
import type { FileStore } from '#storage/files/file-store.ts'

/** What a verb may use. A verb names the parts it needs: `{ db }: Pick<App, 'db'>`. */
export interface App {
  db: Database
  /** Where public content may be read as well, by `content.reader`. */
  replica: Replica | null
  snapshot: Snapshot
  files: FileStore
  imageWorker: ImageWorker
  pdfWorker: PdfWorker
  clock: Clock
  log: Log
  /** For keys that a copy of the database must not tell. */
  encryption: Encryption
  contentVersion: ContentVersion
  /** All listings as browsers search among them. */
  searchIndex: SearchIndexCache
  /** Where visitors find the site, without a slash at the end. */
  publicUrl: string
  /** Where pages find photos: with us, or in a network that fetches them from us. */
  photosUrl: string
  /** Who is acting: an administrator through the API, someone at the command line, or the site. */
  actor: Administrator | 'command line' | 'site'
  /** What becomes of a listing without a valid permit. */
  permitMode: PermitMode
  /** Who carries letters out; off where no mail server is set. */
  mail: Mail | 'off'
}

export interface Mail {
  /** Sends one letter and returns the server's words, or throws an Undelivered. */
  send(letter: OutgoingEmail): Promise<string>
  close(): void
}

export interface OutgoingEmail {
  /** The same at every try, so that a mail program can tell a letter that came twice. */
  id: string
  /** Somebody else than the agency; what they reply reaches the agency. */
  to?: string | undefined
  replyTo: { name: string; address: string }
  subject: string
  text: string
  html: string
  attachments: { filename: string; content: Buffer | string; contentType?: string | undefined }[]
  perhapsTwice: boolean
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
