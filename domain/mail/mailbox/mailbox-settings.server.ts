import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import {
  passwordAfterChange,
  readPassword,
  type ServerLogin,
} from '#domain/mail/server-login.server.ts'
import { Invalid } from '#domain/problem.ts'
import * as settings from '#domain/settings/settings.server.ts'

import type { ImapServer } from './imap.server.ts'
import * as health from './mailbox-health.server.ts'
import {
  NO_MAILBOX,
  type MailboxChange,
  type MailboxEnvironment,
  type MailboxSettings,
} from './mailbox-settings.ts'

const SETTING = 'mailbox'
const DEFAULT_FOLDER = 'INBOX'

/** The settings in the database; the password is encrypted where a key is set. */
interface StoredMailbox extends ServerLogin {
  folder: string
}

const EMPTY: StoredMailbox = {
  host: '',
  port: 993,
  security: 'tls',
  user: '',
  password: '',
  folder: DEFAULT_FOLDER,
}

type Reader = Pick<App, 'db' | 'encryption'>

/** The mailbox to read now, or why its password cannot be read; undefined where none is set. */
export async function current(
  app: Reader,
  environment: MailboxEnvironment,
): Promise<ImapServer | string | undefined> {
  const stored = await read(app)
  const isSet = environment.url !== NO_MAILBOX && (environment.url ?? stored.host) !== ''
  return isSet ? serverOf(app, environment, stored) : undefined
}

/** The same for the screen, without the password. */
export async function show(app: Reader, environment: MailboxEnvironment): Promise<MailboxSettings> {
  const stored = await read(app)
  const shown = environment.url ? fromUrl(environment.url) : stored
  const { host, port, security, user, folder, password } = shown
  const server = serverOf(app, environment, stored)
  return {
    host,
    port,
    security,
    user,
    has_password: password !== '',
    folder,
    by_environment: environment.url !== undefined,
    encrypts: app.encryption.hasKey,
    problem: typeof server === 'string' ? server : '',
    ...(await health.read(app)),
  }
}

/** Saves a change of the settings. A field that is left out stays as it is. */
export async function save(
  app: Reader & Pick<App, 'clock' | 'actor'>,
  environment: MailboxEnvironment,
  change: MailboxChange,
): Promise<MailboxSettings> {
  await app.db.transaction().execute(async (tx) => {
    const stored = changed(app, environment, await read({ db: tx }), change)
    await settings.write({ db: tx }, SETTING, JSON.stringify(stored))
    // What was said of the last server says nothing about this one.
    await health.forget({ db: tx })
    await audit.record(tx, app, { what: 'mailbox-changed', note: stored.host })
  })
  return show(app, environment)
}

/** The mailbox after a change, to try it before it is saved. */
export async function afterChange(
  app: Reader,
  environment: MailboxEnvironment,
  change: MailboxChange,
): Promise<ImapServer> {
  const server = serverOf(app, environment, changed(app, environment, await read(app), change))
  if (typeof server === 'string') throw new Invalid({ host: server })
  return server
}

/** Encrypts a password that was stored before there was a key. */
export async function encryptStored(app: Reader): Promise<void> {
  const stored = await read(app)
  if (stored.password === '' || app.encryption.isEncrypted(stored.password)) return
  const password = app.encryption.encrypt(stored.password)
  await settings.write(app, SETTING, JSON.stringify({ ...stored, password }))
}

async function read({ db }: Pick<App, 'db'>): Promise<StoredMailbox> {
  const stored = await settings.read({ db }, SETTING)
  return { ...EMPTY, ...(stored && (JSON.parse(stored) as Partial<StoredMailbox>)) }
}

/** A change of the screen cannot reach what the environment sets. */
function changed(
  { encryption }: Pick<App, 'encryption'>,
  environment: MailboxEnvironment,
  stored: StoredMailbox,
  { password, folder, ...server }: MailboxChange,
): StoredMailbox {
  if (environment.url) return stored
  const given = Object.entries(server).filter(([, value]) => value !== undefined)
  const next: StoredMailbox = {
    ...stored,
    ...(Object.fromEntries(given) as Partial<StoredMailbox>),
    ...(folder !== undefined && { folder: folder || DEFAULT_FOLDER }),
  }
  next.password = passwordAfterChange({ encryption }, stored, next, password)
  if (next.host !== '' && next.user === '')
    throw new Invalid({ user: 'Please enter the user name of the mailbox.' })
  return next
}

/** The server with its login, or why there is none. */
function serverOf(
  { encryption }: Pick<App, 'encryption'>,
  environment: MailboxEnvironment,
  stored: StoredMailbox,
): ImapServer | string {
  if (environment.url === NO_MAILBOX) return `IMAP_URL=${NO_MAILBOX} turns the reading off.`
  if (environment.url) return fromUrl(environment.url)
  if (stored.host === '') return 'No mailbox is set.'
  const password = readPassword({ encryption }, stored)
  if (typeof password !== 'string') return password.problem
  return { ...stored, password }
}

const USUAL_PORTS = { tls: 993, starttls: 143, none: 143 }

/** `imaps://user:password@host:993/folder`; `imap://…` for STARTTLS, with `?ignoreTLS=true` for neither. */
function fromUrl(url: string): StoredMailbox {
  if (url === NO_MAILBOX) return EMPTY
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(url)
  const isPlain = searchParams.get('ignoreTLS') === 'true'
  const security = protocol === 'imaps:' ? 'tls' : isPlain ? 'none' : 'starttls'
  return {
    host: hostname,
    port: Number(port) || USUAL_PORTS[security],
    security,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || DEFAULT_FOLDER,
  }
}
