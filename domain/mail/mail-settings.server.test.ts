import { expect, onTestFinished, test } from 'vitest'

import { encryptionWith } from '#domain/accounts/encryption.server.ts'
import type { MailSource } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { Invalid } from '#domain/problem.ts'
import * as settings from '#domain/settings/settings.server.ts'
import { startSmtp } from '#test/smtp.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as mailSettings from './mail-settings.server.ts'
import type { MailChange, MailEnvironment } from './mail-settings.ts'
import { mailSource } from './mail-source.server.ts'
import { sendTest, testSmtp } from './mail-test.server.ts'

const PASSWORD = 'p@ss/w:ord ☕'
const ENVIRONMENT: MailEnvironment = {
  url: 'smtp://site:secret@mail.homes.example:2525',
  from: 'site@homes.example',
  to: 'team@homes.example',
}

test('mail that is set up on the screen is sent at once by every process, and its password kept secret', async () => {
  const app = await appWithKey()
  const { smtp, server } = await smtpServer({ password: PASSWORD })
  const [one, other] = [sourceOf(app), sourceOf(app)]
  expect(await other.current(app.db)).toBe('off')

  const saved = await mailSettings.save(app, {}, { ...server, password: PASSWORD })
  expect(saved).toMatchObject({ ...server, has_password: true, problem: '', encrypts: true })
  for (const source of [one, other]) {
    const mail = await source.current(app.db)
    expect(await source.current(app.db)).toBe(mail)
    expect(mail !== 'off' && (await sendTest(app, mail))).toMatchObject({ sent: true })
  }
  expect(smtp.emails).toHaveLength(2)
  expect(smtp.emails[0]).toContain('From: The Agency <site@homes.example>')

  const stored = (await settings.read(app, 'mail')) ?? ''
  expect(stored + JSON.stringify(await mailSettings.show(app, {}))).not.toContain(PASSWORD)
  const { entries } = await audit.list(app, {})
  expect(entries.map(({ what }) => what)).toEqual(['mail-changed'])

  await mailSettings.save(app, {}, { host: '' })
  expect(await other.current(app.db)).toBe('off')
  expect(await mailSettings.show(app, {})).toMatchObject({ has_password: false })
})

test('a stored password goes to no other server', async () => {
  const app = await appWithKey()
  const { server } = await smtpServer()
  await mailSettings.save(app, {}, { ...server, user: 'site', password: PASSWORD })
  const refusal = new Invalid({
    password: 'Please enter the password again: the server has changed.',
  })
  for (const change of [{ host: 'evil.example' }, { port: 1 }, { security: 'starttls' }] as const) {
    await expect(mailSettings.save(app, {}, change)).rejects.toThrow(refusal)
    await expect(mailSettings.afterChange(app, {}, change)).rejects.toThrow(refusal)
  }
  await mailSettings.save(app, {}, { to: 'other@homes.example' })
  expect(await mailSettings.current(app, {})).toMatchObject({ to: 'other@homes.example' })
})

test('what the environment sets wins, and is told without its password', async () => {
  const app = await appWithKey()
  const { server } = await smtpServer()
  const shown = await mailSettings.save(app, ENVIRONMENT, { ...server, password: 'x' })
  expect(shown).toEqual({
    host: 'mail.homes.example',
    port: 2525,
    security: 'starttls',
    user: 'site',
    has_password: true,
    from: 'site@homes.example',
    to: 'team@homes.example',
    environment: ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'],
    encrypts: true,
    problem: '',
  })
  expect(await mailSettings.current(app, ENVIRONMENT)).toEqual(ENVIRONMENT)
  const off = { url: 'none' }
  expect(await mailSettings.current(app, off)).toBeUndefined()
  expect((await mailSettings.show(app, off)).problem).toBe('SMTP_URL=none turns mail off.')
  // The recipient alone, with a server of the screen.
  await mailSettings.save(app, {}, { ...server, password: '' })
  const partly = { to: 'owner@homes.example' }
  expect(await mailSettings.current(app, partly)).toMatchObject({ ...partly, from: server.from })
})

test('a server without sender or recipient is refused', async () => {
  const app = await testApp()
  await expect(mailSettings.save(app, {}, { host: 'localhost' })).rejects.toMatchObject({
    fields: {
      from: 'Please enter the sender’s address.',
      to: 'Please enter who gets the enquiries.',
    },
  })
})

test('without a key the password is stored as it is and said so; a later key encrypts it; another key is told', async () => {
  const app = await testApp()
  const { server } = await smtpServer()
  await mailSettings.save(app, {}, { ...server, user: 'site', password: 'open sesame' })
  expect(await mailSettings.show(app, {})).toMatchObject({ encrypts: false })
  expect(await settings.read(app, 'mail')).toContain('open sesame')
  const withKey = { ...app, encryption: encryptionWith('k'.repeat(32)) }
  await mailSettings.encryptStored(withKey)
  expect(await settings.read(app, 'mail')).not.toContain('open sesame')
  expect(await mailSettings.current(withKey, {})).toMatchObject({
    url: expect.stringContaining('open%20sesame') as string,
  })
  const otherKey = { ...app, encryption: encryptionWith('x'.repeat(32)) }
  expect(await mailSettings.current(otherKey, {})).toBeUndefined()
  expect(await mailSettings.whyUnused(otherKey, {})).toContain('another SECRET_KEY')
  expect(await mailSettings.whyUnused(withKey, {})).toBe('')
  expect(await mailSettings.whyUnused(await testApp(), {}), 'none is set').toBe('')
})

test('a test tells what the server said, and what it means', async () => {
  const app = await testApp()
  const tried = async (change: MailChange) =>
    testSmtp(app, await mailSettings.afterChange(app, {}, change))

  const auth = await smtpServer({ password: PASSWORD })
  expect(await tried({ ...auth.server, password: 'wrong' })).toEqual({
    sent: false,
    meaning: 'The server refuses the user name or the password.',
    said: '535 Invalid username or password',
  })
  expect(await tried({ ...auth.server, user: '' })).toMatchObject({ sent: false })

  auth.smtp.behaviour = { refuse: 550 }
  expect(await tried({ ...auth.server, password: PASSWORD })).toMatchObject({
    sent: false,
    meaning: 'The server refuses the sender’s address.',
    said: '550 550 Not today',
  })

  const tls = await smtpServer({ startTls: true })
  const isUnprotected = {
    sent: false,
    meaning: expect.stringContaining('No protected connection could be made.') as string,
  }
  expect(await tried({ ...tls.server, security: 'starttls' })).toMatchObject(isUnprotected)
  expect(await tried({ ...auth.server, user: '', security: 'starttls' })).toMatchObject(
    isUnprotected,
  )
  expect(await tried({ ...tls.server, security: 'tls' })).toMatchObject(isUnprotected)
  expect(await tried(tls.server)).toMatchObject({ sent: true })

  await tls.smtp.stop()
  expect(await tried(tls.server)).toMatchObject({
    sent: false,
    meaning: expect.stringContaining('No connection could be made.') as string,
    said: expect.stringContaining('ECONNREFUSED') as string,
  })
  expect(tls.smtp.emails).toHaveLength(1)
})

async function appWithKey(): Promise<TestApp> {
  return { ...(await testApp()), encryption: encryptionWith('k'.repeat(32)) }
}

function sourceOf(app: TestApp): MailSource {
  const source = mailSource(app, {})
  onTestFinished(() => source.close())
  return source
}

async function smtpServer(options: Parameters<typeof startSmtp>[0] = {}) {
  const smtp = await startSmtp(options)
  onTestFinished(() => smtp.stop())
  const server = {
    host: '127.0.0.1',
    port: Number(new URL(smtp.url).port),
    security: 'none',
    user: options.password === undefined ? '' : 'site',
    from: 'The Agency <site@homes.example>',
    to: 'team@homes.example',
  } satisfies MailChange
  return { smtp, server }
}
