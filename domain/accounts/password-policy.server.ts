import { readFile } from 'node:fs/promises'

import type { App } from '#domain/app.ts'
import { Invalid } from '#domain/problem.ts'

import { MIN_PASSWORD_LENGTH } from './password-policy.ts'

// The 11,611 most common passwords of at least eight characters, lowercase and sorted, from zxcvbn
// 4.4.2 (MIT, Dropbox).
const COMMON_PASSWORDS = new URL('common-passwords.txt', import.meta.url)

/** Refuses a password that is too short or easy to guess. */
export async function assertAllowedPassword(
  { agency }: Pick<App, 'agency'>,
  password: string,
  username: string,
): Promise<void> {
  const { profile } = await agency.current()
  const problem = await problemWith(
    password.normalize('NFKC').toLowerCase(),
    username.toLowerCase(),
    wordsOf(profile.name),
  )
  if (problem) throw new Invalid({ password: problem })
}

/** Words that an attacker tries first here, beside the agency's name: its place and trade. */
const GUESSABLE_WORDS = ['administrator', 'admin', 'dubai', 'properties', 'property', 'realestate']

async function problemWith(
  password: string,
  username: string,
  agencyWords: string[],
): Promise<string | null> {
  if (password.length < MIN_PASSWORD_LENGTH)
    return `A password has at least ${MIN_PASSWORD_LENGTH} characters.`
  if (password === username) return 'A password must not be the user name.'
  if (isMostly([...GUESSABLE_WORDS, ...agencyWords, ...wordsOf(username)], password))
    return 'This password is made of words that anybody would try here.'
  const common = new Set((await readFile(COMMON_PASSWORDS, 'utf8')).split('\n'))
  return common.has(password) ? 'This password is among those that are guessed first.' : null
}

// Guessable words are fine in a password that is long enough without them.
function isMostly(words: string[], password: string): boolean {
  const plain = wordsOf(password).join('')
  const rest = words
    .filter((word) => word.length >= 3)
    .reduce((left, word) => left.replaceAll(word, ''), plain)
  return rest !== plain && rest.length < MIN_PASSWORD_LENGTH
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
