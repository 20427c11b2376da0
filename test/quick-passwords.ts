import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Tests of the cost itself set this environment variable. */
export const FULL_COST = 'PASSWORDS_AT_FULL_COST'

const QUICK = { memory: 8, passes: 1 }
// A test file may be the second of its Vitest worker.
const PATCHED = Symbol.for('quick passwords')

// A password hash takes 64 MiB and a third of a second, and tests make hundreds. Here those of the
// site's own cost are a thousand times as quick; all others are what they say.
if (!(PATCHED in crypto.argon2)) {
  const { argon2 } = crypto
  const quick: typeof argon2 = (algorithm, parameters, callback) => {
    const isCostly = parameters.memory === 65_536 && process.env[FULL_COST] === undefined
    argon2(algorithm, isCostly ? { ...parameters, ...QUICK } : parameters, callback)
  }
  crypto.argon2 = Object.assign(quick, { [PATCHED]: true })
  syncBuiltinESMExports()
}
