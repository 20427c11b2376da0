import { engineAt } from '#storage/database/database.ts'
import { S3_SCHEME } from '#storage/files/s3-address.ts'

import type { Config } from './config.ts'
import { whoCanReach } from './reachable.ts'
import { VERSION } from './version.ts'

/** The administrator of a new site. */
export interface FirstLogin {
  username: string
  /** Null: the operator chose it in ADMIN_PASSWORD. */
  password: string | null
}

/** What a site that serves prints: its address, on the first start how to log in, and where its data is. */
export function servingMessage(
  config: Config,
  port: number,
  firstLogin: FirstLogin | undefined,
): string {
  const url = config.port === 0 ? `http://localhost:${port}` : config.publicUrl
  const lines = [`Serving on ${url} (${whoCanReach(config.host, port)}).`]
  if (firstLogin) lines.push(loginBox(firstLogin), nextStep(url, firstLogin))
  else lines.push(`Admin area: ${url}/login`)
  lines.push(`Data: ${dataPlace(config)} (version ${VERSION}).`)
  return lines.join('\n')
}

/** The user name and, where it was generated, the password in a frame. */
export function loginBox({ username, password }: FirstLogin): string {
  const lines = [
    `Administrator: ${username}`,
    password
      ? `Password:      ${password}   (shown only now)`
      : 'Password:      the one in ADMIN_PASSWORD',
  ]
  const width = Math.max(...lines.map((line) => line.length))
  const rule = '─'.repeat(width + 2)
  return [`┌${rule}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${rule}┘`].join('\n')
}

function nextStep(url: string, { password }: FirstLogin): string {
  return password
    ? `Next: log in at ${url}/login and choose your own password under Account; this one ends in a week.`
    : `Next: log in at ${url}/login and follow the first steps there.`
}

function dataPlace({ database, files, dataDir }: Config): string {
  const isSqlite = engineAt(database) === 'sqlite'
  if (isSqlite && !isBucket(files)) return dataDir
  const rows = isSqlite ? database : 'the PostgreSQL database of DATABASE_URL'
  return `${rows}; uploads in ${isBucket(files) ? 'the bucket of FILES_URL' : files}`
}

function isBucket(files: string): boolean {
  return files.startsWith(S3_SCHEME)
}
