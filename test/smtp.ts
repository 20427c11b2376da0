import type { Socket } from 'node:net'

import { SMTPServer } from 'smtp-server'

import { freePort } from './free-port.ts'

/** How the server treats the next emails. */
export type SmtpBehaviour =
  | 'accept'
  | { refuse: number }
  /** Accepts the connection and never responds. */
  | 'hang'
  /** Closes the connection in the middle of an email. */
  | 'drop'
  /** Accepts the email and closes the connection before it responds. */
  | 'take-and-drop'

export interface TestSmtp extends AsyncDisposable {
  url: string
  behaviour: SmtpBehaviour
  /** The accepted emails, as received. */
  emails: string[]
  stop(): Promise<void>
}

interface SmtpOptions {
  /** Where a server that was stopped comes back. */
  port?: number
  /** Asks for this password of any user. */
  password?: string
  /** Offers STARTTLS, with a certificate that nobody trusts. */
  startTls?: boolean
}

/** A real SMTP server on loopback whose behaviour can be changed. */
export async function startSmtp({
  port: known,
  password,
  startTls = false,
}: SmtpOptions = {}): Promise<TestSmtp> {
  const port = known ?? (await freePort())
  const url = `smtp://127.0.0.1:${port}`
  const smtp: TestSmtp = {
    url,
    behaviour: 'accept',
    emails: [],
    stop,
    [Symbol.asyncDispose]: stop,
  }
  const sockets = new Map<number | undefined, Socket>()
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: [
      ...(startTls ? [] : ['STARTTLS']),
      ...(password === undefined ? ['AUTH'] : []),
    ],
    disableReverseLookup: true,
    logger: false,
    onAuth(given, _session, done) {
      if (given.password === password) done(null, { user: given.username })
      else done(new Error('Invalid username or password'))
    },
    onConnect(_session, done) {
      if (smtp.behaviour !== 'hang') done()
    },
    onMailFrom(_address, _session, done) {
      done(typeof smtp.behaviour === 'object' ? refusal(smtp.behaviour.refuse) : null)
    },
    onData(stream, { remotePort }, done) {
      if (smtp.behaviour === 'drop') return sockets.get(remotePort)?.destroy()
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        smtp.emails.push(Buffer.concat(chunks).toString())
        if (smtp.behaviour === 'take-and-drop') sockets.get(remotePort)?.destroy()
        else done()
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket))

  function stop(): Promise<void> {
    for (const socket of sockets.values()) socket.destroy()
    return new Promise((resolve) => {
      server.close(() => resolve())
    })
  }

  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve())
  })
  return smtp
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error(`${responseCode} Not today`), { responseCode })
}

/** The texts of an email by their type: `text/plain`, `text/html`, `text/calendar`. */
export function textParts(email: string): Record<string, string> {
  const [head = ''] = email.split('\r\n\r\n', 1)
  const type = header(email, 'content-type') ?? ''
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1]
  if (boundary !== undefined) {
    const parts = email.split(`--${boundary}`).slice(1, -1)
    return Object.assign(
      {},
      ...parts.map((part) => textParts(part.replace(/^\r\n/, ''))),
    ) as Record<string, string>
  }
  const body = email.slice(head.length + 4)
  const encoding = header(email, 'content-transfer-encoding')
  return { [type.split(';')[0] ?? '']: decoded(body, encoding) }
}

/** A header of an email with its encoded words (RFC 2047) decoded. */
export function decodedHeader(email: string, name: string): string {
  const joined = (header(email, name) ?? '').replaceAll(/\?=\s+=\?/g, '?==?')
  return joined.replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? decoded(text, 'base64')
      : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
  )
}

function decoded(text: string, encoding = ''): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString()
  if (encoding !== 'quoted-printable') return text
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** One header of an email. */
export function header(email: string, name: string): string | undefined {
  const unfolded = email.split('\r\n\r\n', 1)[0]?.replace(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded ?? '')?.[1]
}
