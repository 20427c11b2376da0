import { resolve } from 'node:path'

import { z } from 'zod'

import { NO_MAIL } from '#domain/mail/mail-settings.ts'
import { NO_MAILBOX } from '#domain/mail/mailbox/mailbox-settings.ts'
import { UPLOADS_PATH } from '#domain/photos/photo.ts'
import { PERMIT_MODES } from '#domain/properties/permits/permit.ts'
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-policy.ts'
import { readS3Address, withKeys, WrongS3Address } from '#storage/files/s3-address.ts'

const flag = (byDefault: '0' | '1') =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .default(byDefault)
    .transform((value) => value === '1')

const wholeNumber = (pattern: RegExp, error: string) =>
  z.string().regex(pattern, error).transform(Number)

const HOURS_PER_UNIT = { m: 1 / 60, h: 1, d: 24 }

/** A duration such as 30m, 24h or 7d, in milliseconds; 0 means never. */
const duration = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,4}[mhd])$/, 'must be 0 or a time such as 30m, 24h or 7d')
  .transform((value) => {
    const unit = value.at(-1) as keyof typeof HOURS_PER_UNIT
    return value === '0' ? 0 : parseInt(value) * HOURS_PER_UNIT[unit] * 3_600_000
  })

const port = wholeNumber(/^[0-9]{1,5}$/, 'must be a port number').refine(
  (port) => port <= 65_535,
  'must be a port number',
)

const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''))

const emailAddress = z.string().regex(/^[^\r\n]*[^\s@<>]@[^\s@<>]+>?$/, 'must be an e-mail address')

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/./, 'must begin with postgres://')

/** The first setting is refused without the second. `SMTP_URL=none` needs none. */
const REQUIRED_TOGETHER = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMTP_URL', 'MAIL_TO'],
  ['DATABASE_READ_URL', 'DATABASE_URL'],
] as const

/** The environment variables; README.md explains each. */
const settings = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('0.0.0.0'),
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: webUrl.optional(),
    FILES_PUBLIC_URL: webUrl.optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_READ_URL: postgresUrl.optional(),
    WORKERS: wholeNumber(/^[1-9][0-9]?$/, 'must be a number of processes, 1 to 99').default(1),
    FILES_URL: z.string().check(checkS3Url).optional(),
    ADMIN_USERNAME: z.string().trim().min(1, 'must not be empty').default('admin'),
    ADMIN_PASSWORD: z
      .string()
      .min(MIN_PASSWORD_LENGTH, `must have at least ${MIN_PASSWORD_LENGTH} characters`)
      .optional(),
    SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    DEMO: flag('1'),
    SMTP_URL: z
      .union(
        [z.literal(NO_MAIL), z.url({ protocol: /^smtps?$/ })],
        `must begin with smtp:// or smtps://, or be ${NO_MAIL}`,
      )
      .optional(),
    MAIL_FROM: emailAddress.optional(),
    MAIL_TO: emailAddress.optional(),
    IMAP_URL: z
      .union(
        [z.literal(NO_MAILBOX), z.url({ protocol: /^imaps?$/ }).check(checkImapUrl)],
        `must be imaps://user:password@server or imap://user:password@server, or ${NO_MAILBOX}`,
      )
      .optional(),
    ENQUIRIES_KEPT: duration.default(0),
    AUDIT_KEPT: duration.default(0),
    BACKUP_EVERY: duration.default(0),
    BACKUP_DIR: z.string().optional(),
    BACKUP_KEEP: wholeNumber(
      /^[1-9][0-9]{0,3}$/,
      'must be a number of backups, at least 1',
    ).default(14),
    PERMITS: z.enum(PERMIT_MODES, `must be one of ${PERMIT_MODES.join(', ')}`).default('warn'),
    TRUST_PROXY: wholeNumber(/^[0-9]$/, 'must be the number of proxies in front, 0 to 9').default(
      0,
    ),
    UPLOADS_NEED_TOKEN: flag('0'),
    WEBHOOKS_PRIVATE: flag('0'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
  })
  .check(({ value, issues }) => {
    for (const [name, needed] of REQUIRED_TOGETHER)
      if (value[name] !== undefined && value[name] !== NO_MAIL && value[needed] === undefined)
        issues.push({
          code: 'custom',
          input: value,
          path: [needed],
          message: `is needed with ${name}`,
        })
  })
  .transform((given) => {
    const dataDir = resolve(given.DATA_DIR)
    return {
      port: given.PORT,
      host: given.HOST,
      metrics:
        given.METRICS_PORT === undefined
          ? undefined
          : { host: given.METRICS_HOST, port: given.METRICS_PORT },
      workers: given.WORKERS,
      publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
      photosUrl: (given.FILES_PUBLIC_URL ?? '') + UPLOADS_PATH,
      dataDir,
      database: given.DATABASE_URL ?? resolve(dataDir, 'site.db'),
      readDatabase: given.DATABASE_READ_URL,
      files: given.FILES_URL ?? resolve(dataDir, 'uploads'),
      admin: { username: given.ADMIN_USERNAME, password: given.ADMIN_PASSWORD },
      secretKey: given.SECRET_KEY,
      demo: given.DEMO,
      mail: { url: given.SMTP_URL, from: given.MAIL_FROM, to: given.MAIL_TO },
      mailbox: { url: given.IMAP_URL },
      enquiryRetentionMs: given.ENQUIRIES_KEPT,
      auditRetentionMs: given.AUDIT_KEPT,
      backups: {
        folder: given.BACKUP_DIR ? resolve(given.BACKUP_DIR) : resolve(dataDir, 'backups'),
        everyMs: given.BACKUP_EVERY,
        keep: given.BACKUP_KEEP,
      },
      permits: given.PERMITS,
      trustProxy: given.TRUST_PROXY,
      uploadsNeedToken: given.UPLOADS_NEED_TOKEN,
      webhooksPrivate: given.WEBHOOKS_PRIVATE,
      logLevel: given.LOG_LEVEL,
    }
  })

/** Without a user name no mailbox can be opened. */
function checkImapUrl({ value, issues }: z.core.ParsePayload<string>): void {
  if (URL.parse(value)?.username) return
  issues.push({ code: 'custom', input: value, message: 'has no user name' })
}

function checkS3Url({ value, issues }: z.core.ParsePayload<string>): void {
  try {
    readS3Address(value)
  } catch (error) {
    if (!(error instanceof WrongS3Address)) throw error
    issues.push({ code: 'custom', input: value, message: error.message })
  }
}

export type Config = z.output<typeof settings>

export class WrongSettings extends Error {
  constructor(faults: string[]) {
    super(
      `The site cannot start with these settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
  }
}

/** The site's only reader of the environment. An empty variable counts as unset. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse({ ...given, FILES_URL: filesUrlWithKeys(given) })
  if (parsed.success) return parsed.data
  throw new WrongSettings(
    parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`),
  )
}

/** The keys of a bucket may also be set separately, under the names that Amazon's tools read. */
function filesUrlWithKeys(given: Record<string, string | undefined>): string | undefined {
  const { FILES_URL, AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret } = given
  return FILES_URL && key && secret ? withKeys(FILES_URL, key, secret) : FILES_URL
}
