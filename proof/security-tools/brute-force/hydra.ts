import { writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { runTool } from '#proof/debian-tools.ts'
import { ADMIN, logInFrom, type DemoSite } from '#proof/security-tools/demo-site.ts'

const GUESSES = 2_000
export const LOGINS_MEANWHILE = 5
const LOGIN_EVERY_MS = 2000

export interface PasswordResults {
  guesses: number
  /** How many guesses got each status. */
  statuses: Map<number, number>
  successes: string[]
  /** Logins of the administrator, from another address, that were refused meanwhile. */
  lockouts: string[]
}

/** Guesses the administrator's password from a list that ends with the right one. */
export async function guessPasswords(site: DemoSite, words: string[]): Promise<PasswordResults> {
  const list = join(site.folder, 'passwords.txt')
  const guesses = [...words.slice(0, GUESSES - 1), ADMIN.password]
  await writeFile(list, guesses.join('\n'))
  const proxy = await startHydraProxy(site)
  try {
    const attack = runTool('hydra', hydraArguments(proxy.port, list), 10)
    const lockouts = await logInMeanwhile(site)
    const printed = await attack
    if (!printed.includes('1 of 1 target')) throw new Error(`hydra failed: ${printed}`)
    const successes = printed.split('\n').filter((line) => /\bpassword: /.test(line))
    return { guesses: guesses.length, statuses: proxy.statuses, successes, lockouts }
  } finally {
    proxy.close()
  }
}

/** Hydra mistakes a 401 for HTTP authentication and gives up, so this proxy always sends 200. */
async function startHydraProxy(site: DemoSite) {
  const statuses = new Map<number, number>()
  const { hostname, port } = new URL(site.url)
  const server = createServer((incoming, response) => {
    const { method, url: path, headers } = incoming
    const onward = request({ hostname, port, method, path, headers }, (forwarded) => {
      const status = forwarded.statusCode ?? 0
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      response.writeHead(200, { 'content-type': 'application/json' })
      forwarded.pipe(response)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { statuses, port: (server.address() as AddressInfo).port, close: () => server.close() }
}

function hydraArguments(port: number, list: string): string[] {
  const body = String.raw`{"username"\:"^USER^","password"\:"^PASS^"}`
  const json = String.raw`H=Content-Type\: application/json`
  const login = `/login:${body}:${json}:F=error`
  const where = ['-s', `${port}`, '127.0.0.1', 'http-post-form', login]
  return ['-l', ADMIN.username, '-P', list, '-t', '8', '-I', ...where]
}

async function logInMeanwhile(site: DemoSite): Promise<string[]> {
  const lockouts: string[] = []
  for (let nth = 0; nth < LOGINS_MEANWHILE; nth++) {
    await wait(LOGIN_EVERY_MS)
    const { status } = await logInFrom(site, nth)
    if (status !== 200) lockouts.push(`the administrator got ${status}`)
  }
  return lockouts
}
