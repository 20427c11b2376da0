import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { Invalid } from '#domain/problem.ts'
import * as settings from '#domain/settings/settings.server.ts'

import {
  NO_MAIL,
  type MailChange,
  type MailEnvironment,
  type MailSettings,
} from './mail-settings.ts'
import { passwordAfterChange, readPassword, type ServerLogin } from './server-login.server.ts'
import type { Smtp } from './smtp.server.ts'

const SETTING = 'mail'

/** The settings in the database; the password is encrypted where a key is set. */
interface StoredMail extends ServerLogin {
  from: string
  to: string
}

const EMPTY: StoredMail = {
  host: '',
  port: 587,
  security: 'starttls',
  user: '',
  password: '',
  from: '',
  to: '',
}

type Reader = Pick<App, 'db' | 'encryption'>

/** How emails are sent now; undefined where too little is set, or the password cannot be read. */
export async function current(app: Reader, environment: MailEnvironment) {
  const { url, from, to } = environment
  if (url && url !== NO_MAIL && from && to) return { url, from, to }
  const smtp = smtpOf(app, environment, await read(app))
  return typeof smtp === 'string' ? undefined : smtp
}

/** The same for the screen, without the password. */
export async function show(app: Reader, environment: MailEnvironment): Promise<MailSettings> {
  const stored = await read(app)
  const { host, port, security, user, password } = environment.url
    ? serverOf(environment.url)
    : stored
  const smtp = smtpOf(app, environment, stored)
  return {
    host,
    port,
    security,
    user,
    has_password: password !== '',
    from: environment.from ?? stored.from,
    to: environment.to ?? stored.to,
    environment: [
      ...(environment.url ? ['SMTP_URL' as const] : []),
      ...(environment.from ? ['MAIL_FROM' as const] : []),
      ...(environment.to ? ['MAIL_TO' as const] : []),
    ],
    encrypts: app.encryption.hasKey,
    problem: typeof smtp === 'string' ? smtp : '',
  }
}

/** Why a mail server that is set is not used; empty where none is set, or all is well. */
export async function whyUnused(app: Reader, environment: MailEnvironment): Promise<string> {
  const { host, problem } = await show(app, environment)
  return host === '' ? '' : problem
}

/** Saves a change of the settings. A field that is left out stays as it is. */
export async function save(
  app: Reader & Pick<App, 'clock' | 'actor'>,
  environment: MailEnvironment,
  change: MailChange,
): Promise<MailSettings> {
  await app.db.transaction().execute(async (tx) => {
    const stored = changed(app, environment, await read({ db: tx }), change)
    await settings.write({ db: tx }, SETTING, JSON.stringify(stored))
    await audit.record(tx, app, { what: 'mail-changed', note: stored.host })
  })
  return show(app, environment)
}

/** How an email would be sent after a change, to try it before it is saved. */
export async function afterChange(app: Reader, environment: MailEnvironment, change: MailChange) {
  const smtp = smtpOf(app, environment, changed(app, environment, await read(app), change))
  if (typeof smtp === 'string') throw new Invalid({ host: smtp })
  return smtp
}

/** Encrypts a password that was stored before there was a key. */
export async function encryptStored(app: Reader): Promise<void> {
  const stored = await read(app)
  if (stored.password === '' || app.encryption.isEncrypted(stored.password)) return
  const password = app.encryption.encrypt(stored.password)
  await settings.write(app, SETTING, JSON.stringify({ ...stored, password }))
}

async function read({ db }: Pick<App, 'db'>): Promise<StoredMail> {
  const stored = await settings.read({ db }, SETTING)
  return { ...EMPTY, ...(stored && (JSON.parse(stored) as Partial<StoredMail>)) }
}

function changed(
  { encryption }: Pick<App, 'encryption'>,
  environment: MailEnvironment,
  stored: StoredMail,
  { password, ...change }: MailChange,
): StoredMail {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const next: StoredMail = {
    ...stored,
    ...(Object.fromEntries(given) as Partial<StoredMail>),
    ...(environment.url && serverPart(stored)),
    ...(environment.from && { from: stored.from }),
    ...(environment.to && { to: stored.to }),
  }
  const typed = environment.url ? undefined : password
  return complete(environment, {
    ...next,
    password: passwordAfterChange({ encryption }, stored, next, typed),
  })
}

/** A change of the screen cannot reach what the environment sets. */
function serverPart({ host, port, security, user, password }: StoredMail) {
  return { host, port, security, user, password }
}

/** Refuses a server without a sender or a recipient. */
function complete(environment: MailEnvironment, stored: StoredMail): StoredMail {
  if (stored.host === '' && !environment.url) return stored
  const missing = {
    ...(!(environment.from ?? stored.from) && { from: 'Please enter the sender’s address.' }),
    ...(!(environment.to ?? stored.to) && { to: 'Please enter who gets the enquiries.' }),
  }
  if (Object.keys(missing).length > 0) throw new Invalid(missing)
  return stored
}

/** The mail server with sender and recipient, or why there is none. */
function smtpOf(
  { encryption }: Pick<App, 'encryption'>,
  environment: MailEnvironment,
  stored: StoredMail,
): Smtp | string {
  const from = environment.from ?? stored.from
  const to = environment.to ?? stored.to
  if (environment.url === NO_MAIL) return `SMTP_URL=${NO_MAIL} turns mail off.`
  if (!environment.url && stored.host === '') return 'No mail server is set.'
  if (!from || !to) return 'The sender or the recipient is missing.'
  if (environment.url) return { url: environment.url, from, to }
  const password = readPassword({ encryption }, stored)
  if (typeof password !== 'string') return password.problem
  return { url: urlOf({ ...stored, password }), from, to }
}

function urlOf({ host, port, security, user, password }: StoredMail): string {
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  const scheme = security === 'tls' ? 'smtps' : 'smtp'
  const option = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' }[security]
  return `${scheme}://${login}${host}:${port}/${option}`
}

/** What an address of the environment says, for the screen. */
function serverOf(url: string): StoredMail {
  if (url === NO_MAIL) return EMPTY
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const isTls = protocol === 'smtps:'
  const isPlain = searchParams.get('ignoreTLS') === 'true'
  return {
    ...EMPTY,
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    security: isTls ? 'tls' : isPlain ? 'none' : 'starttls',
    user: decodeURIComponent(username),
    password,
  }
}
