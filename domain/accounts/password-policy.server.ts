import { readFile } from 'node:fs/promises'

import { Invalid } from '#domain/problem.ts'
import { site } from '#agency/profile.ts'

import { SHORTEST_PASSWORD } from './password-policy.ts'

// 11,611 passwords that people choose most often, of at least eight letters, lower case and sorted:
// from zxcvbn 4.4.2 (MIT, Dropbox).
const COMMON = new URL('common-passwords.txt', import.meta.url)

/** Refuses a password that is short, or among the first that anybody would try. */
export async function assertGood(password: string, username: string): Promise<void> {
  const fault = await faultOf(password.normalize('NFKC').toLowerCase(), username.toLowerCase())
  if (fault) throw new Invalid({ password: fault })
}

/** What anybody would try first at this door: the name of the agency, its place and its trade. */
const EXPECTED = [
  ...wordsOf(site.name),
  'administrator',
  'admin',
  'dubai',
  'properties',
  'property',
  'realestate',
]

async function faultOf(password: string, username: string): Promise<string | null> {
  if (password.length < SHORTEST_PASSWORD)
    return `A password has at least ${SHORTEST_PASSWORD} characters.`
  if (password === username) return 'A password must not be the user name.'
  if (isMadeOf([...EXPECTED, ...wordsOf(username)], password))
    return 'This password is made of words that anybody would try here.'
  const common = new Set((await readFile(COMMON, 'utf8')).split('\n'))
  return common.has(password) ? 'This password is among those that are guessed first.' : null
}

// Such words are welcome in a password that is long enough without them.
function isMadeOf(words: string[], password: string): boolean {
  const plain = wordsOf(password).join('')
  const rest = words
    .filter((word) => word.length >= 3)
    .reduce((left, word) => left.replaceAll(word, ''), plain)
  return rest !== plain && rest.length < SHORTEST_PASSWORD
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
