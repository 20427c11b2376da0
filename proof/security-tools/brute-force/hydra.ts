import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { runTool } from '#proof/debian-tools.ts'
import { forwardTo, listen } from '#proof/loopback.ts'
import type { DemoSite } from '#proof/demo-site.ts'
import { ADMIN, logInFrom } from '#proof/security-tools/log-in-from.ts'

const GUESSES = 2_000
export const LOGINS_MEANWHILE = 5
const LOGIN_EVERY_MS = 2000

/** Guesses the administrator's password from a list that ends with the right one. */
export async function guessPasswords(site: DemoSite, words: string[]) {
  const list = join(site.folder, 'passwords.txt')
  const guesses = [...words.slice(0, GUESSES - 1), ADMIN.password]
  await writeFile(list, guesses.join('\n'))
  await using proxy = await startHydraProxy(site)
  const attack = runTool('hydra', hydraArguments(proxy.port, list), 10)
  const lockouts = await logInMeanwhile(site)
  const printed = await attack
  if (!printed.includes('1 of 1 target')) throw new Error(`hydra failed: ${printed}`)
  const successes = printed.split('\n').filter((line) => /\bpassword: /.test(line))
  return { guesses: guesses.length, statuses: proxy.statuses, successes, lockouts }
}

/** Hydra mistakes a 401 for HTTP authentication and gives up, so this proxy always sends 200. */
async function startHydraProxy(site: DemoSite) {
  /** How many guesses got each status. */
  const statuses = new Map<number, number>()
  const forward = forwardTo(
    Number(new URL(site.url).port),
    ({ statusCode: status = 0 }, response) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      response.writeHead(200, { 'content-type': 'application/json' })
    },
  )
  return { statuses, ...(await listen(createServer(forward))) }
}

function hydraArguments(port: number, list: string): string[] {
  const body = String.raw`{"username"\:"^USER^","password"\:"^PASS^"}`
  const json = String.raw`H=Content-Type\: application/json`
  const login = `/login:${body}:${json}:F=error`
  const where = ['-s', `${port}`, '127.0.0.1', 'http-post-form', login]
  return ['-l', ADMIN.username, '-P', list, '-t', '8', '-I', ...where]
}

/** Logins of the administrator, from another address, that were refused. */
async function logInMeanwhile(site: DemoSite): Promise<string[]> {
  const lockouts: string[] = []
  for (let nth = 0; nth < LOGINS_MEANWHILE; nth++) {
    await wait(LOGIN_EVERY_MS)
    const { status } = await logInFrom(site, nth)
    if (status !== 200) lockouts.push(`the administrator got ${status}`)
  }
  return lockouts
}
