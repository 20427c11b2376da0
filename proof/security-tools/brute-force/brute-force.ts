import { readFileSync } from 'node:fs'

import { table, type Section } from '#proof/report/section.ts'
import { assertNothingMissing, missingTools } from '#proof/debian-tools.ts'
import { startDemoSite } from '#proof/demo-site.ts'
import { noFindings } from '#proof/report/goal.ts'

import { guessPaths, WORD_LISTS } from './ffuf.ts'
import { guessPasswords, LOGINS_MEANWHILE } from './hydra.ts'

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
