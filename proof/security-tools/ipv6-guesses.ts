import { startDemoSite } from '#proof/sites.ts'
import { atMost } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { logInFrom } from '#proof/senders.ts'

const GUESSES = 500
const AT_A_TIME = 8
const KNOWN_ADDRESS = '2001:db8:1::7'
/** Five are free, and one more whenever a wait is over. */
const MAX_CHECKED = 20

/** Guesses a password from ever new addresses of one IPv6 network, which one customer has. */
export async function testIpv6Guesses(): Promise<Section> {
  await using site = await startDemoSite({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' })
  await logInFrom(site, KNOWN_ADDRESS)
  const statuses: number[] = []
  let lockouts = 0
  for (let guess = 0; guess < GUESSES; guess += AT_A_TIME) {
    const guesses = Array.from({ length: AT_A_TIME }, (_, at) =>
      logInFrom(site, `2001:db8:2::${(guess + at).toString(16)}`, `guess ${guess + at}`),
    )
    statuses.push(...(await Promise.all(guesses)).map(({ status }) => status))
    if (guess % (AT_A_TIME * 10) === 0)
      lockouts += Number((await logInFrom(site, KNOWN_ADDRESS)).status !== 200)
  }
  const checked = statuses.filter((status) => status === 401).length
  const throttled = statuses.filter((status) => status === 429).length
  return {
    title: 'Guessing from one IPv6 network',
    description: `${GUESSES} passwords are guessed, each from another address of one /64 network, ${AT_A_TIME} at a time. Meanwhile the administrator logs in from a network that is known.`,
    tables: [
      table('checked (401) | throttled (429) | the administrator was locked out', [
        [checked, throttled, lockouts],
      ]),
    ],
    goals: [
      atMost('IPv6 guesses: checked, of one network', checked, MAX_CHECKED),
      atMost('IPv6 guesses: times that the administrator was locked out', lockouts, 0),
    ],
  }
}
