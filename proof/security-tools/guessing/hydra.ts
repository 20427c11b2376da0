import { writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { runTo } from '#proof/security-tools/debian.ts'
import { ADMIN, type DemoSite } from '#proof/security-tools/demo-site.ts'

const GUESSES = 2_000

export interface Guessed {
  guesses: number
  /** What the site said to the guesser, by status. */
  answers: Map<number, number>
  gotIn: string[]
  /** When the administrator, who came from somewhere else meanwhile, was kept out. */
  keptOut: string[]
}

/**
 * Hydra guesses the administrator's password from a list that holds the right one, after those that
 * everybody tries. Meanwhile the administrator logs in from another address.
 */
export async function guessWithHydra(site: DemoSite, words: string[]): Promise<Guessed> {
  const list = join(site.folder, 'passwords.txt')
  const guesses = [...words.slice(0, GUESSES - 1), ADMIN.password]
  await writeFile(list, guesses.join('\n'))
  const door = await openPlainDoor(site)
  try {
    const attack = runTo('hydra', hydra(door.port, list), { minutes: 10 })
    const keptOut = await logInMeanwhile(site)
    const { printed } = await attack
    if (!printed.includes('1 of 1 target')) throw new Error(`Hydra did not come far: ${printed}`)
    const gotIn = printed.split('\n').filter((line) => /\bpassword: /.test(line))
    return { guesses: guesses.length, answers: door.answers, gotIn, keptOut }
  } finally {
    door.close()
  }
}

/**
 * Hydra takes a 401 for a password that HTTP itself asks for, and gives up: here it is told 200, with
 * the words that the site said.
 */
async function openPlainDoor(site: DemoSite) {
  const answers = new Map<number, number>()
  const { hostname, port } = new URL(site.url)
  const server = createServer((incoming, answer) => {
    const { method, url: path, headers } = incoming
    const onward = request({ hostname, port, method, path, headers }, (answered) => {
      const status = answered.statusCode ?? 0
      answers.set(status, (answers.get(status) ?? 0) + 1)
      answer.writeHead(200, { 'content-type': 'application/json' })
      answered.pipe(answer)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { answers, port: (server.address() as AddressInfo).port, close: () => server.close() }
}

function hydra(port: number, list: string): string[] {
  const body = String.raw`{"username"\:"^USER^","password"\:"^PASS^"}`
  const json = String.raw`H=Content-Type\: application/json`
  const login = `/login:${body}:${json}:F=error`
  const where = ['-s', `${port}`, '127.0.0.1', 'http-post-form', login]
  return ['-l', ADMIN.username, '-P', list, '-t', '8', '-I', ...where]
}

async function logInMeanwhile(site: DemoSite): Promise<string[]> {
  const keptOut: string[] = []
  for (let nth = 0; nth < 5; nth++) {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const status = await logInFromElsewhere(site, nth)
    if (status !== 200) keptOut.push(`the administrator was answered ${status}`)
  }
  return keptOut
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
