import type { AgencySettings } from './agency/agency.ts'
import type { ContentVersion, Replica } from './content-version/version.ts'
import type { MapTiles } from './geo/map-tiles.server.ts'
import type { VisitCounts } from './figures/visit-counts.ts'
import type { PermitMode } from './properties/permits/permit.ts'
import type { ImageWorker } from './photos/image-worker.server.ts'
import type { PdfWorker } from './pdf/pdf-worker.server.ts'
import type { SearchIndexCache } from './search/index-file.server.ts'
import type { Encryption } from './accounts/encryption.server.ts'
import type { MailEnvironment } from './mail/mail-settings.ts'
import type { MailboxEnvironment } from './mail/mailbox/mailbox-settings.ts'
import type { Administrator } from './accounts/session.ts'
import type { WebhookNetwork } from './webhooks/webhook-network.server.ts'
import type { Database, Snapshot } from '#storage/database/database.ts'
import type { FileStore } from '#storage/files/file-store.ts'

/** What domain functions may use. Each names the parts it needs: `{ db }: Pick<App, 'db'>`. */
export interface App {
  db: Database
  /** A read-only copy of the database for public content; see `content.reader`. */
  replica: Replica | null
  snapshot: Snapshot
  files: FileStore
  /** The keys of all files that records refer to, for backups. */
  referencedFiles: (db: Database) => Promise<string[]>
  imageWorker: ImageWorker
  pdfWorker: PdfWorker
  clock: Clock
  log: Log
  /** For secrets that a copy of the database must not reveal. */
  encryption: Encryption
  contentVersion: ContentVersion
  /** What the owner has set about the agency. */
  agency: AgencySettings
  /** The compact copy of all listings that browsers search. */
  searchIndex: SearchIndexCache
  mapTiles: MapTiles
  /** What visitors did since it was last stored, for the figures. */
  visitCounts: VisitCounts
  /** The public address of the site, without a slash at the end. */
  publicUrl: string
  /** Where pages load photos from: the site itself or a CDN. */
  photosUrl: string
  /** Who acts: an administrator through the API, the command line, or the site itself. */
  actor: Administrator | 'command line' | 'site'
  /** What happens to a property without a valid permit. */
  permitMode: PermitMode
  mail: MailSource
  /** What the environment sets about the mailbox for portal leads; the screen sets the rest. */
  mailbox: MailboxEnvironment
  webhookNetwork: WebhookNetwork
}

/** Sends emails by the settings that hold now. */
export interface MailSource {
  /** What the environment sets; the screen of the admin area sets the rest. */
  environment: MailEnvironment
  /** `off` where no mail server is set. Inside a transaction, pass the transaction as `db`. */
  current(db: Database): Promise<Mail | 'off'>
  close(): void
}

export interface Mail {
  /** Sends one email and returns the server's response, or throws a DeliveryError. */
  send(email: OutgoingEmail): Promise<string>
  close(): void
}

export interface OutgoingEmail {
  /** The same at every try, so that mail programs recognise duplicates. */
  id: string
  /** The address of a visitor or of one person; left out for an email to the agency. */
  to?: string | undefined
  /** The agent who gets an email to the agency, which then gets a copy. */
  agent?: string | undefined
  /** The ids of the emails that this one continues, oldest first. */
  thread?: string[] | undefined
  headers?: Record<string, string> | undefined
  /** Who gets the replies; the agency unless given. */
  replyTo?: { name: string; address: string } | undefined
  subject: string
  text: string
  html: string
  attachments: { filename: string; content: Buffer | string; contentType?: string | undefined }[]
  /** True where an earlier try may have been delivered. */
  perhapsTwice: boolean
}

export interface Clock {
  now(): Date
}

/** The part of a pino logger that the domain uses. Personal data must not be logged. */
export interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
