import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { runTo } from '#trust/outside/debian.ts'
import { ADMIN, type DemoSite } from '#trust/outside/demo-site.ts'

const GUESSES = 2_000

export interface Guessed {
  guesses: number
  /** What the site said to the guesser, by status. */
  answers: Map<number, number>
  gotIn: string[]
  /** Whether the administrator got in meanwhile, from somewhere else. */
  honest: string[]
}

/**
 * Hydra guesses the administrator's password from a list that holds the right one, after those that
 * everybody tries. Meanwhile the administrator logs in from another address.
 */
export async function guessWithHydra(site: DemoSite, words: string[]): Promise<Guessed> {
  const list = join(site.folder, 'passwords.txt')
  const guesses = [...words.slice(0, GUESSES - 1), ADMIN.password]
  await writeFile(list, guesses.join('\n'))
  const before = answersTo(site)
  const attack = runTo('hydra', hydra(site, list), { minutes: 10 })
  const honest: string[] = []
  for (let at = 0; at < 5; at++) {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const status = await logInFromElsewhere(site, at)
    if (status !== 200) honest.push(`the administrator was answered ${status}`)
  }
  const { printed } = await attack
  return {
    guesses: guesses.length,
    answers: difference(before, answersTo(site)),
    gotIn: printed.split('\n').filter((line) => /\bpassword: /.test(line)),
    honest,
  }
}

function hydra({ url }: DemoSite, list: string): string[] {
  const { hostname, port } = new URL(url)
  const body = String.raw`{"username"\:"^USER^","password"\:"^PASS^"}`
  const json = String.raw`H=Content-Type\: application/json`
  const login = `/login:${body}:F="error":${json}`
  const where = ['-s', port, hostname, 'http-post-form', login]
  return ['-l', ADMIN.username, '-P', list, '-t', '8', '-I', '-o', '/dev/null', ...where]
}

/** By a proxy's word: the guesser comes without one. */
async function logInFromElsewhere({ url }: DemoSite, nth: number): Promise<number> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.1.${nth}` },
    body: JSON.stringify(ADMIN),
  })
  await answer.body?.cancel()
  return answer.status
}

/** From the site's own log, which names route and status. */
function answersTo(site: DemoSite): Map<number, number> {
  const counted = new Map<number, number>()
  for (const line of site.output().split('\n')) {
    if (!line.startsWith('{') || !line.includes('"/login"')) continue
    const { status } = JSON.parse(line) as { status: number }
    counted.set(status, (counted.get(status) ?? 0) + 1)
  }
  return counted
}

function difference(before: Map<number, number>, after: Map<number, number>): Map<number, number> {
  return new Map([...after].map(([status, count]) => [status, count - (before.get(status) ?? 0)]))
}
