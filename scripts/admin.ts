import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'

import { Invalid } from '#domain/problem.ts'
import * as administrators from '#domain/accounts/administrators.server.ts'
import { passwordAdvice } from '#domain/accounts/password-policy.ts'
import * as secondFactor from '#domain/accounts/second-factor.server.ts'
import * as sessions from '#domain/accounts/sessions.server.ts'
import type { AppContext } from '#server/app-context.ts'

import { printHelp } from './run-command.ts'
import { withApp } from './with-app.ts'

const HELP = `npm run admin -- create NAME             creates an administrator
npm run admin -- reset NAME              gives an administrator a new password and ends their sessions
npm run admin -- second-factor-off NAME  asks an administrator for no code any more, who has lost the
                                         telephone and the recovery codes
npm run admin -- remove NAME             removes an administrator and ends their sessions
npm run admin -- list                    lists the open sessions
npm run admin -- end NUMBER|all          ends one session, or all of them

A password is asked for; with nothing typed, or no terminal, one is made up and shown.`

const [, , command, subject] = process.argv

const COMMANDS: Record<string, (app: AppContext) => Promise<void>> = {
  create: (app) =>
    withPassword((...password) => administrators.create(app, givenName(), ...password)),
  reset: (app) =>
    withPassword((...password) => administrators.resetPassword(app, givenName(), ...password)),
  remove: removeAdministrator,
  'second-factor-off': turnSecondFactorOff,
  list: listSessions,
  end: endSessions,
}

const run = Object.entries(COMMANDS).find(([name]) => name === command)?.[1]
if (run) await withApp(run)
else printHelp(HELP, command === '--help')

async function withPassword(
  save: (password: string, origin: administrators.PasswordOrigin) => Promise<void>,
): Promise<void> {
  givenName()
  const typed = stdin.isTTY ? await ask('Password (empty: one is made up): ') : ''
  const password = typed === '' ? administrators.generatePassword() : typed
  await save(password, typed === '' ? 'generated' : 'chosen')
  const advice = passwordAdvice(password)
  if (advice) console.log(`Warning: ${advice}`)
  console.log(typed === '' ? `Done. The password is ${password}` : 'Done.')
  if (typed === '') console.log('It is valid for a week: its owner chooses another under Account.')
}

async function removeAdministrator(app: AppContext): Promise<void> {
  await administrators.remove(app, givenName())
  console.log('Removed.')
}

function givenName(): string {
  if (!subject) throw new Invalid({ name: 'Please name the administrator.' })
  return subject
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

async function turnSecondFactorOff(app: AppContext): Promise<void> {
  await secondFactor.turnOffFor(app, givenName())
  console.log('Done. They log in with the password alone now.')
}

async function listSessions(app: AppContext): Promise<void> {
  const openSessions = await sessions.list(app)
  if (openSessions.length === 0) console.log('No session is open.')
  for (const { id, username, created_at, seen_at, expires_at } of openSessions)
    console.log(`${id}  ${username}  since ${created_at}  seen ${seen_at}  until ${expires_at}`)
}

async function endSessions(app: AppContext): Promise<void> {
  if (subject !== 'all' && !/^[0-9]{1,9}$/.test(subject ?? ''))
    throw new Invalid({ session: 'Please give the number of a session, or all.' })
  const ended = await sessions.end(app, subject === 'all' ? 'all' : Number(subject))
  console.log(`${ended} ended.`)
}
