import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** How the server treats the next commands. */
export type ImapBehaviour =
  | 'serve'
  /** Accepts the connection and never responds. */
  | 'hang'
  /** Closes the connection when an email is to be marked as seen. */
  | 'drop-on-store'

interface StoredEmail {
  uid: number
  source: Buffer
  receivedAt: Date
  flags: Set<string>
}

export interface TestImap {
  port: number
  /** Where it has changed, a client must take all UIDs for new ones. */
  uidValidity: number
  behaviour: ImapBehaviour
  emails: StoredEmail[]
  /** The commands that came, without their tags. */
  commands: string[]
  /** Adds an email and returns its UID. */
  add(source: Buffer | string, receivedAt?: Date): number
  stop(): Promise<void>
}

export const IMAP_LOGIN = { user: 'leads@homes.example', password: 'open sesame' }

type Reply = { lines?: (string | Buffer)[]; text: string }

/** A small IMAP4rev1 server on loopback (RFC 3501) with one folder, INBOX. */
export async function startImap(): Promise<TestImap> {
  const sockets = new Set<Socket>()
  const imap: TestImap = {
    port: 0,
    uidValidity: 1,
    behaviour: 'serve',
    emails: [],
    commands: [],
    add(source, receivedAt = new Date('2026-03-01T08:00:00Z')) {
      const uid = (imap.emails.at(-1)?.uid ?? 0) + 1
      imap.emails.push({ uid, source: Buffer.from(source), receivedAt, flags: new Set() })
      return uid
    },
    stop() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => {
        server.close(() => resolve())
      })
    },
  }
  const server = createServer((socket) => {
    sockets.add(socket.setNoDelay(true))
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (imap.behaviour === 'hang') return
    socket.write('* OK IMAP4rev1 ready\r\n')
    // The lines repeat the errors of their socket.
    const lines = createInterface({ input: socket }).on('error', () => {})
    lines.on('line', (line) => {
      const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? []
      imap.commands.push(command)
      const reply = respond(imap, command)
      if (!reply) return socket.destroy()
      for (const part of reply.lines ?? []) socket.write(part)
      socket.write(`${tag} ${reply.text}\r\n`)
      if (/^logout/i.test(command)) socket.end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  imap.port = (server.address() as AddressInfo).port
  return imap
}

/** Undefined: the connection breaks. */
function respond(imap: TestImap, command: string): Reply | undefined {
  const [, verb = '', rest = ''] = /^((?:UID )?[A-Z]+) ?(.*)$/i.exec(command) ?? []
  switch (verb.toUpperCase()) {
    case 'CAPABILITY':
      return { lines: ['* CAPABILITY IMAP4rev1\r\n'], text: 'OK' }
    case 'LOGIN':
      return rest === `"${IMAP_LOGIN.user}" "${IMAP_LOGIN.password}"`
        ? { text: 'OK [CAPABILITY IMAP4rev1] welcome' }
        : { text: 'NO [AUTHENTICATIONFAILED] Wrong user name or password.' }
    case 'LIST':
      return list(rest)
    case 'SELECT':
      return select(imap, rest)
    case 'UID SEARCH':
      return search(imap, rest)
    case 'UID FETCH':
      return fetchEmails(imap, rest)
    case 'UID STORE':
      return store(imap, rest)
    case 'LOGOUT':
      return { lines: ['* BYE\r\n'], text: 'OK' }
    case 'LSUB':
    case 'NOOP':
    case 'CLOSE':
      return { text: 'OK' }
    default:
      return { text: `BAD unknown command ${verb}` }
  }
}

/** With the arguments `"" ""` a client asks only which character separates the names of folders. */
function list(rest: string): Reply {
  const [, name = ''] = /"?([^" ]*)"?$/.exec(rest) ?? []
  if (name === '') return { lines: ['* LIST (\\Noselect) "/" ""\r\n'], text: 'OK' }
  const isFound = name === '*' || /^INBOX$/i.test(name)
  return { lines: isFound ? ['* LIST (\\HasNoChildren) "/" INBOX\r\n'] : [], text: 'OK' }
}

function select({ emails, uidValidity }: TestImap, rest: string): Reply {
  if (!/^"?INBOX"?$/i.test(rest)) return { text: 'NO [NONEXISTENT] There is no such folder.' }
  const next = (emails.at(-1)?.uid ?? 0) + 1
  return {
    lines: [
      '* FLAGS (\\Seen \\Deleted)\r\n* OK [PERMANENTFLAGS (\\Seen)] ok\r\n',
      `* ${emails.length} EXISTS\r\n* 0 RECENT\r\n`,
      `* OK [UIDVALIDITY ${uidValidity}] ok\r\n* OK [UIDNEXT ${next}] ok\r\n`,
    ],
    text: 'OK [READ-WRITE] selected',
  }
}

/** `UID n:*` or `SINCE 22-Feb-2026`. */
function search({ emails }: TestImap, rest: string): Reply {
  const [, from] = /UID (\d+):\*/i.exec(rest) ?? []
  const [, day] = /SINCE "?(\d{1,2}-[A-Z]{3}-\d{4})"?/i.exec(rest) ?? []
  if (from === undefined && day === undefined) return { text: 'BAD search' }
  const last = emails.at(-1)?.uid ?? 0
  // As RFC 3501 says: `*` is the last email, and a range may be turned round.
  const found = emails.filter(({ uid, receivedAt }) =>
    from === undefined
      ? receivedAt.getTime() >= Date.parse(`${day} UTC`)
      : uid >= Math.min(Number(from), last),
  )
  return { lines: [`* SEARCH ${found.map(({ uid }) => uid).join(' ')}\r\n`], text: 'OK' }
}

function fetchEmails({ emails }: TestImap, rest: string): Reply {
  const [, uid = ''] = /^(\d+) /.exec(rest) ?? []
  const index = emails.findIndex((email) => email.uid === Number(uid))
  const email = emails[index]
  if (!email) return { text: 'OK' }
  const [, start, length] = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/i.exec(rest) ?? []
  const head = `* ${index + 1} FETCH (UID ${uid}`
  if (start === undefined) {
    const facts = `RFC822.SIZE ${email.source.length} INTERNALDATE "${internalDate(email)}"`
    return { lines: [`${head} ${facts})\r\n`], text: 'OK' }
  }
  const part = email.source.subarray(Number(start), Number(start) + Number(length))
  return { lines: [`${head} BODY[]<${start}> {${part.length}}\r\n`, part, ')\r\n'], text: 'OK' }
}

/** Such as `01-Mar-2026 08:00:00 +0000`. */
function internalDate({ receivedAt }: StoredEmail): string {
  const [, day = '', month = '', year = '', time = ''] =
    /(\d+) (\w+) (\d+) (\S+) GMT/.exec(receivedAt.toUTCString()) ?? []
  return `${day}-${month}-${year} ${time} +0000`
}

function store(imap: TestImap, rest: string): Reply | undefined {
  if (imap.behaviour === 'drop-on-store') return undefined
  const [, uid, flag = ''] = /^(\d+) \+FLAGS(?:\.SILENT)? \((\\\w+)\)/i.exec(rest) ?? []
  imap.emails.find((email) => email.uid === Number(uid))?.flags.add(flag)
  return { text: 'OK' }
}
