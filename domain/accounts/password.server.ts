import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import limit from 'p-limit'

/** The memory is in KiB. */
const PARAMETERS = { memory: 65_536, passes: 3, parallelism: 1 }
const TAG_BYTES = 32

// Each hash takes 64 MiB; many logins at once must not exhaust the memory.
const withLimit = limit(2)

/** In the PHC string format, which holds the parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive(password, salt, PARAMETERS)
  const { memory, passes, parallelism } = PARAMETERS
  const parameters = `m=${memory},t=${passes},p=${parallelism}`
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(tag)}`
}

const PHC_FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, lanes, salt, tag] = PHC_FORMAT.exec(stored) ?? []
  if (!salt || !tag) return false
  const given = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
  })
  const expected = Buffer.from(tag, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

let decoy: Promise<string> | undefined

/** Takes as long as a real check, so that timing does not reveal whether a user name exists. */
export async function simulateVerification(password: string): Promise<void> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  await verifyPassword(password, await decoy)
}

const argon2id = promisify(argon2)

function derive(password: string, nonce: Buffer, parameters: typeof PARAMETERS): Promise<Buffer> {
  const message = password.normalize('NFKC')
  return withLimit(() =>
    argon2id('argon2id', { message, nonce, tagLength: TAG_BYTES, ...parameters }),
  )
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
