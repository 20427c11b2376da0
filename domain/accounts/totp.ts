import { bytesOf } from './base32.ts'

// RFC 6238 as every authenticator app has it: SHA-1, six digits, a new code every half minute.
const STEP_SECONDS = 30
const DIGITS = 6
// A telephone's clock may be half a minute off, or a code be typed slowly.
const STEPS_OFF = 1

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS)
}

export async function codeAt(secret: string, step: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter))
  const offset = mac.getUint8(mac.byteLength - 1) & 0xf
  const number = (mac.getUint32(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/** The step that a code belongs to: about now, and later than the last that was taken. Else null. */
export async function stepOf(
  code: string,
  { secret, last_step }: { secret: string; last_step: number },
  now: Date,
): Promise<number | null> {
  const current = stepAt(now)
  const first = Math.max(current - STEPS_OFF, last_step + 1)
  for (let step = first; step <= current + STEPS_OFF; step++)
    if ((await codeAt(secret, step)) === code) return step
  return null
}

/** What the QR code says to an authenticator app. */
export function otpauthUrl(key: { secret: string; issuer: string; username: string }): string {
  const { secret, issuer, username } = key
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`
  const said = { secret, issuer, algorithm: 'SHA1', digits: DIGITS, period: STEP_SECONDS }
  const parameters = Object.entries(said).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return `otpauth://totp/${label}?${parameters.join('&')}`
}
