import { HOTP, Secret } from 'otpauth'

// RFC 6238 with the parameters that authenticator apps assume: SHA-1, six digits, 30 seconds.
const STEP_SECONDS = 30
/** Tolerates a phone clock that is half a minute off, and slow typing. */
const WINDOW_STEPS = 1

/** The number of the 30-second step at a time. */
export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / 1000 / STEP_SECONDS)
}

/** The code that an authenticator app shows in a step. */
export function codeAt(secret: string, step: number): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter: step })
}

/** The step that a code belongs to: near now, and later than the last one used. Otherwise null. */
export function findStep(
  code: string,
  { secret, last_step }: { secret: string; last_step: number },
  now: Date,
): number | null {
  const counter = stepAt(now)
  const key = Secret.fromBase32(secret)
  const delta = HOTP.validate({ token: code, secret: key, counter, window: WINDOW_STEPS })
  const step = delta === null ? null : counter + delta
  return step !== null && step > last_step ? step : null
}
