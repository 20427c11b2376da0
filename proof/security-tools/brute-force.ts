import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { assertNothingMissing, missingTools, runTool } from '#proof/debian-tools.ts'
import { startDemoSite, type DemoSite } from '#proof/sites.ts'
import { forwardTo, listen } from '#proof/loopback.ts'
import { noFindings } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { ADMIN, ipAddress, logInFrom } from '#proof/senders.ts'
import { ADMIN_PASSWORD } from '#test/running-site.ts'

import { guessPaths, WORD_LISTS } from './ffuf.ts'

const GUESSES = 2_000
const LOGINS_MEANWHILE = 5
const LOGIN_EVERY_MS = 2000
const MIN_PASSWORD_LENGTH = 4

/** Guesses the password and the paths of the site. */
export async function testBruteForce(): Promise<Section> {
  assertNothingMissing(missingTools('hydra', 'ffuf', 'dirb'))
  await using site = await startDemoSite({ TRUST_PROXY: '1' })
  const words = readFileSync(`${WORD_LISTS}/common.txt`, 'utf8').split('\n')
  const candidates = words.filter(({ length }) => length >= MIN_PASSWORD_LENGTH)
  const { guesses, statuses, successes, lockouts } = await guessPasswords(site, candidates)
  const paths = await guessPaths(site)
  const served = paths.existing.filter(({ status }) => status < 400)
  return {
    title: 'Guessing passwords and paths',
    description: `hydra guesses the administrator's password, eight guesses at a time, from a list that ends with the right one; meanwhile the administrator logs in ${LOGINS_MEANWHILE} times from another address. ffuf requests paths from the word lists of dirb, with the endings of copies, sources and databases.`,
    tables: [
      table('hydra | ', [
        ['guesses', `${guesses}`],
        ['checked (401)', `${statuses.get(401) ?? 0}`],
        ['throttled (429)', `${statuses.get(429) ?? 0}`],
        ['logged in', `${successes.length}`],
        ['the administrator was locked out', `${lockouts.length} of ${LOGINS_MEANWHILE} times`],
      ]),
      table('ffuf | ', [
        ['paths tried', `${paths.tried}`],
        ['served', served.map(({ path }) => `\`${path}\``).join(' ') || 'none'],
      ]),
    ],
    goals: [
      noFindings(`hydra: logged in, ${guesses} guesses, the right one among them`, successes),
      noFindings('hydra: times that the administrator was locked out meanwhile', lockouts),
      noFindings(`ffuf: paths that should not be public, of ${paths.tried}`, paths.findings),
    ],
  }
}

/** Guesses the administrator's password from a list that ends with the right one. */
async function guessPasswords(site: DemoSite, words: string[]) {
  const list = join(site.folder, 'passwords.txt')
  const guesses = [...words.slice(0, GUESSES - 1), ADMIN_PASSWORD]
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
  return ['-l', ADMIN, '-P', list, '-t', '8', '-I', ...where]
}

/** Logins of the administrator, from another address, that were refused. */
async function logInMeanwhile(site: DemoSite): Promise<string[]> {
  const lockouts: string[] = []
  for (let nth = 0; nth < LOGINS_MEANWHILE; nth++) {
    await wait(LOGIN_EVERY_MS)
    const { status } = await logInFrom(site, ipAddress(nth))
    if (status !== 200) lockouts.push(`the administrator got ${status}`)
  }
  return lockouts
}
