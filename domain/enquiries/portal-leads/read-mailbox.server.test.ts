import { readFileSync } from 'node:fs'

import { describe, expect, onTestFinished, test } from 'vitest'

import { encryptionWith } from '#domain/accounts/encryption.server.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as events from '#domain/enquiries/follow-up/events.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import * as people from '#domain/enquiries/privacy/people.server.ts'
import type { Person } from '#domain/enquiries/privacy/person.ts'
import * as health from '#domain/mail/mailbox/mailbox-health.server.ts'
import * as mailboxSettings from '#domain/mail/mailbox/mailbox-settings.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { IMAP_LOGIN, startImap, type TestImap } from '#test/imap.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as portalEmails from './portal-emails.server.ts'
import { readNew, readWithoutClaim } from './read-mailbox.server.ts'

function sample(name: string): string {
  return readFileSync(new URL(`../../../test/portal-emails/${name}.eml`, import.meta.url), 'utf8')
}

async function appWithMailbox(): Promise<{ app: TestApp; imap: TestImap }> {
  const [app, imap] = [await testApp(), await startImap()]
  onTestFinished(() => imap.stop())
  const { user, password } = IMAP_LOGIN
  const url = `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${imap.port}/?ignoreTLS=true`
  return { app: { ...app, mailbox: { url } }, imap }
}

async function inboxOf(app: TestApp) {
  return (await inbox.list(app, { state: 'all' })).enquiries
}

async function portalEmailsOf(app: TestApp) {
  return (await portalEmails.list(app, { state: 'all' })).portal_emails
}

/** A listing with this reference, and its agent. */
async function listing(app: TestApp, reference: string, status = 'published' as const) {
  const { id: agent_id } = await app.db
    .insertInto('users')
    .values({
      name: 'Layla',
      email: 'layla@homes.example',
      created_at: app.clock.now().toISOString(),
      updated_at: app.clock.now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await properties.create(app, {
    properties_title: 'Creekside residence',
    reference,
    status,
    agent_id,
  })
  return { id, agent_id }
}

function emails(app: TestApp) {
  return app.db.selectFrom('emails').selectAll().orderBy('id').execute()
}

test('an email of a portal becomes an enquiry about its listing, and its agent is told', async () => {
  const { app, imap } = await appWithMailbox()
  const { id, agent_id } = await listing(app, 'GH-12')
  imap.add(sample('bayut-plain'))
  expect(await readNew(app)).toBe(1)
  const [enquiry] = await inboxOf(app)
  expect(enquiry).toMatchObject({
    kind: 'contact',
    source: 'bayut',
    name: 'Omar Haddad',
    email: 'omar.haddad@mail.example',
    phone: '+971 50 555 0112',
    subject: 'Bayut: Creekside residence',
    property: { id, reference: 'GH-12' },
    assignee_id: agent_id,
    spam: false,
  })
  expect(enquiry?.promised_until).not.toBeNull()
  const [email] = await emails(app)
  expect(email).toMatchObject({
    agent_address: 'layla@homes.example',
    reply_to_address: 'omar.haddad@mail.example',
    state: 'waiting',
  })
  expect(email?.text).toContain('Bayut, as its email says')
  expect(email?.text).toContain('GH-12')
  expect(await portalEmailsOf(app)).toMatchObject([
    { state: 'enquiry', portal: 'bayut', enquiry_id: enquiry?.id },
  ])
  const found = await inbox.list(app, { state: 'all', search: '0505550112' })
  expect(found.enquiries).toHaveLength(1)
})

test('a listing that visitors do not see is found, too; an unknown reference does no harm', async () => {
  const { app, imap } = await appWithMailbox()
  await listing(app, 'gh-22', 'draft' as 'published')
  imap.add(sample('dubizzle-arabic-html'))
  imap.add(sample('property-finder-html'))
  await readNew(app)
  const [second, first] = await inboxOf(app)
  expect(first).toMatchObject({
    source: 'dubizzle',
    language: 'ar',
    property: { reference: 'gh-22', state: 'hidden' },
  })
  expect(second).toMatchObject({
    source: 'propertyfinder',
    subject: 'Property Finder: Penthouse at the marina (GH-30)',
    property: null,
  })
})

test('emails stay in the mailbox, seen, and are read once', async () => {
  const { app, imap } = await appWithMailbox()
  imap.add(sample('bayut-plain'))
  imap.add(sample('supplier'))
  expect(await readNew(app)).toBe(2)
  expect(imap.emails.map(({ flags }) => [...flags])).toEqual([['\\Seen'], ['\\Seen']])
  expect(await readNew(app)).toBe(0)
  imap.add(sample('bayut-arabic'))
  expect(await readNew(app)).toBe(1)
  expect(await inboxOf(app)).toHaveLength(2)
  expect(imap.commands.filter((command) => /expunge|deleted|move|copy/i.test(command))).toEqual([])
})

test('unknown mail is stored as text, and made an enquiry or put aside by hand', async () => {
  const { app, imap } = await appWithMailbox()
  imap.add(sample('supplier'))
  imap.add(sample('newsletter'))
  await readNew(app)
  expect(await inboxOf(app)).toEqual([])
  const { portal_emails: unknown, unknown: count } = await portalEmails.list(app, {
    state: 'unknown',
  })
  expect(count).toBe(2)
  const [newsletter, supplier] = unknown
  expect(supplier).toMatchObject({
    from_address: 'sales@paper.example',
    suggestion: { name: 'Paper & Ink', email: 'sales@paper.example' },
  })
  await portalEmails.change(app, newsletter?.id ?? 0, { state: 'ignored' })
  await listing(app, 'GH-9')
  await expect(
    portalEmails.makeEnquiry(app, supplier?.id ?? 0, { email: 'a@b.example', reference: 'GH-404' }),
  ).rejects.toThrow('No listing has this reference.')
  await expect(portalEmails.makeEnquiry(app, supplier?.id ?? 0, { name: 'Ann' })).rejects.toThrow(
    'Please enter an e-mail address or a phone number.',
  )
  const made = { name: 'Ann', email: 'ann@mail.example', message: 'Hello', reference: 'gh-9' }
  await portalEmails.makeEnquiry(app, supplier?.id ?? 0, made)
  await expect(portalEmails.makeEnquiry(app, supplier?.id ?? 0, made)).rejects.toThrow(
    'This email is an enquiry already.',
  )
  await expect(portalEmails.change(app, supplier?.id ?? 0, { state: 'ignored' })).rejects.toThrow(
    'This email is an enquiry already.',
  )
  expect(await inboxOf(app)).toMatchObject([{ source: 'email', name: 'Ann', email: made.email }])
  expect((await portalEmails.list(app, { state: 'unknown' })).unknown).toBe(0)
})

describe('one person about one listing within a day is one enquiry', () => {
  const form = {
    kind: 'tour' as const,
    name: 'Omar',
    email: 'other@mail.example',
    phone: '050 555 0112',
    message: 'A tour, please',
  }

  test('that came by the form first, with the number written otherwise', async () => {
    const { app, imap } = await appWithMailbox()
    const { id } = await listing(app, 'GH-12')
    await enquiries.receive(app, { ...form, property_id: id }, { recentFromNetwork: 1 })
    imap.add(sample('bayut-plain'))
    await readNew(app)
    const [enquiry, ...others] = await inboxOf(app)
    expect(others).toEqual([])
    expect(await portalEmailsOf(app)).toMatchObject([
      { state: 'duplicate', enquiry_id: enquiry?.id },
    ])
    expect(await events.list(app.db, enquiry?.id ?? 0)).toMatchObject([
      {
        what: 'portal-email',
        text: expect.stringContaining('Also through Bayut: Hello') as string,
      },
    ])
    expect(await emails(app)).toHaveLength(1)
  })

  test('that came by two portals; after a day it is another', async () => {
    const { app, imap } = await appWithMailbox()
    await listing(app, 'GH-12')
    imap.add(sample('bayut-plain'))
    imap.add(asNew(sample('bayut-plain'), 1).replaceAll(/bayut/gi, 'dubizzle'))
    await readNew(app)
    expect(await inboxOf(app)).toHaveLength(1)
    app.clock.advance({ hours: 25 })
    imap.add(asNew(sample('bayut-plain'), 2), app.clock.now())
    await readNew(app)
    expect(await inboxOf(app)).toHaveLength(2)
  })

  test('but after it was handled it is another, so that somebody sees it', async () => {
    const { app, imap } = await appWithMailbox()
    await listing(app, 'GH-12')
    imap.add(sample('bayut-plain'))
    await readNew(app)
    const [first] = await inboxOf(app)
    await inbox.change(app, first?.id ?? 0, { handled: true })
    imap.add(asNew(sample('bayut-plain'), 1))
    await readNew(app)
    expect(await inboxOf(app)).toHaveLength(2)
  })

  test('but another listing, another person, and what was spam are their own', async () => {
    const { app, imap } = await appWithMailbox()
    const { id } = await listing(app, 'GH-12')
    await enquiries.receive(
      app,
      { ...form, property_id: id },
      { recentFromNetwork: 1, trap: 'filled' },
    )
    imap.add(sample('bayut-plain'))
    imap.add(asNew(sample('bayut-plain'), 1).replaceAll('GH-12', 'GH-13'))
    const other = asNew(sample('bayut-plain'), 2).replaceAll('omar.haddad', 'someone')
    imap.add(other.replace('0112', '0199'))
    await readNew(app)
    expect((await portalEmailsOf(app)).map(({ state }) => state)).toEqual([
      'enquiry',
      'enquiry',
      'enquiry',
    ])
  })
})

function asNew(source: string, number: number): string {
  return source.replace(/^Message-ID: <[^@]*/m, `Message-ID: <new-${number}`)
}

describe('nothing is lost or doubled', () => {
  test('where the connection breaks after an email was stored', async () => {
    const { app, imap } = await appWithMailbox()
    imap.add(sample('bayut-plain'))
    imap.add(sample('dubizzle-plain'))
    imap.behaviour = 'drop-on-store'
    await readNew(app)
    expect(await inboxOf(app)).toHaveLength(1)
    imap.behaviour = 'serve'
    await readNew(app)
    expect(await inboxOf(app)).toHaveLength(2)
  })

  test('where the place in the mailbox was not remembered, or all UIDs are new', async () => {
    const { app, imap } = await appWithMailbox()
    imap.add(sample('bayut-plain'))
    imap.add('Subject: no id\r\n\r\nHello')
    expect(await readNew(app)).toBe(2)
    await app.db.deleteFrom('settings').where('name', '=', 'mailbox-position').execute()
    expect(await readNew(app)).toBe(0)
    imap.uidValidity = 2
    for (const stored of imap.emails) stored.uid += 100
    expect(await readNew(app)).toBe(0)
    expect(await inboxOf(app)).toHaveLength(1)
    expect(await portalEmailsOf(app)).toHaveLength(2)
  })

  test('where two processes read at once', async () => {
    const { app, imap } = await appWithMailbox()
    for (const number of [1, 2, 3, 4, 5]) {
      const lead = asNew(sample('bayut-plain'), number)
      imap.add(lead.replaceAll('GH-12', `GH-9${number}`))
    }
    const server = await mailboxSettings.current(app, app.mailbox)
    if (typeof server !== 'object') throw new Error('no mailbox')
    const stored = await Promise.all([
      readWithoutClaim(app, server),
      readWithoutClaim({ ...app }, server),
    ])
    expect(stored.reduce((sum, count) => sum + count)).toBe(5)
    expect(await inboxOf(app)).toHaveLength(5)
    expect(await emails(app)).toHaveLength(5)
  })

  test('while one process holds the claim, another leaves the mailbox alone', async () => {
    const { app, imap } = await appWithMailbox()
    imap.behaviour = 'hang'
    const stop = new AbortController()
    const first = readNew(app, stop.signal)
    await expect
      .poll(() => app.db.selectFrom('settings').select('name').execute())
      .toContainEqual({
        name: 'portal-leads-claimed-until',
      })
    imap.behaviour = 'serve'
    imap.add(sample('bayut-plain'))
    expect(await readNew(app)).toBe(0)
    stop.abort()
    expect(await first).toBe(0)
    expect(await readNew(app)).toBe(1)
  })
})

test('of a mailbox that is read for the first time, old emails are left alone', async () => {
  const { app, imap } = await appWithMailbox()
  imap.add(sample('bayut-plain'), new Date('2026-01-01T08:00:00Z'))
  imap.add(sample('dubizzle-plain'), new Date('2026-02-27T08:00:00Z'))
  expect(await readNew(app)).toBe(1)
  expect(await inboxOf(app)).toMatchObject([{ source: 'dubizzle' }])
})

test('of a huge email only the start is read, and it is shown as unknown', async () => {
  const { app, imap } = await appWithMailbox()
  imap.add(`${sample('bayut-plain')}\r\n${'x'.repeat(30_000_000)}`)
  imap.add(sample('dubizzle-plain'))
  await readNew(app)
  const [small, large] = await portalEmailsOf(app)
  expect(small).toMatchObject({ state: 'enquiry' })
  expect(large).toMatchObject({
    state: 'unknown',
    note: 'Only the start was read: the email has 30 MB.',
    suggestion: { name: 'Omar Haddad' },
  })
})

test('an own email in the mailbox is no lead, and an answer to one is added to its enquiry', async () => {
  const { app, imap } = await appWithMailbox()
  imap.add(sample('bayut-plain'))
  await readNew(app)
  const [enquiry] = await inboxOf(app)
  const [email] = await emails(app)
  const own = `${email?.message_id}@homes.example`
  imap.add(asNew(sample('bayut-plain'), 1).replace(/^Message-ID: .*$/m, `Message-ID: <${own}>`))
  imap.add(
    `From: Omar <omar@mail.example>\r\nMessage-ID: <a@mail.example>\r\nIn-Reply-To: <${own}>\r\nSubject: Re: x\r\n\r\nThank you!`,
  )
  await readNew(app)
  expect(await inboxOf(app)).toHaveLength(1)
  expect((await portalEmailsOf(app)).map(({ state }) => state)).toEqual([
    'enquiry',
    'ignored',
    'enquiry',
  ])
  expect(await events.list(app.db, enquiry?.id ?? 0)).toMatchObject([
    { what: 'portal-email', text: 'Omar: Thank you!' },
  ])
})

test('an answer to an email about a handled enquiry opens it again', async () => {
  const { app, imap } = await appWithMailbox()
  imap.add(sample('bayut-plain'))
  await readNew(app)
  const [{ id } = { id: 0 }] = await inboxOf(app)
  await inbox.change(app, id, { stage: 'lost' })
  const [email] = await emails(app)
  imap.add(
    `From: Omar <omar@mail.example>\r\nIn-Reply-To: <${email?.message_id}@homes.example>\r\nSubject: Re: x\r\n\r\nIs it still there?`,
  )
  await readNew(app)
  expect(await inboxOf(app)).toMatchObject([{ id, handled_at: null, stage: 'contacted' }])
})

test('a mailbox whose password was encrypted with another key is reported, until none is set', async () => {
  const set = await testApp()
  const old = { ...set, mailbox: {}, encryption: encryptionWith('x'.repeat(32)) }
  await mailboxSettings.save(old, {}, { host: 'imap.homes.example', user: 'site', password: 'p' })
  const app = { ...old, encryption: encryptionWith('y'.repeat(32)) }
  await readNew(app)
  app.clock.advance({ hours: 1 })
  expect(await health.failingSince(app)).toMatchObject({
    said: expect.stringContaining('another SECRET_KEY') as string,
  })
  await readNew({ ...app, mailbox: { url: 'none' } })
  expect(await health.failingSince(app)).toBeNull()
})

test('a mailbox that cannot be read for an hour is reported, until it can', async () => {
  const { app, imap } = await appWithMailbox()
  await imap.stop()
  await readNew(app)
  expect(await health.failingSince(app)).toBeNull()
  app.clock.advance({ hours: 1 })
  await readNew(app)
  expect(await health.failingSince(app)).toMatchObject({
    failing_since: '2026-03-01T08:00:00.000Z',
    said: expect.stringContaining('ECONNREFUSED') as string,
  })
  const again = await startImap()
  onTestFinished(() => again.stop())
  const url = app.mailbox.url?.replace(`:${imap.port}/`, `:${again.port}/`)
  await readNew({ ...app, mailbox: { url } })
  expect(await health.failingSince(app)).toBeNull()
})

describe('personal data', () => {
  test('an export has a person’s emails; after an erasure they do not come back', async () => {
    const { app, imap } = await appWithMailbox()
    imap.add(sample('bayut-plain'))
    imap.add(
      'From: Omar <omar@mail.example>\r\nSubject: Call me\r\n\r\nMy number: 00971 50-555-0112.',
    )
    imap.add(sample('supplier'))
    await readNew(app)
    const person = { phone: '0505550112' }
    const kept = await people.find(app, person)
    expect(kept.portal_emails.map(({ subject }) => subject)).toEqual([
      'Call me',
      'New inquiry for your property - Ref: GH-12',
    ])
    await people.erase(app, person, kept.enquiries.length)
    const left = await app.db.selectFrom('portal_emails').selectAll().execute()
    expect(JSON.stringify(left)).not.toMatch(/omar|555[- ]?0112/i)
    await app.db.deleteFrom('settings').where('name', '=', 'mailbox-position').execute()
    expect(await readNew(app)).toBe(0)
    expect(await inboxOf(app)).toEqual([])
    expect((await portalEmailsOf(app)).map(({ subject }) => subject)).toEqual(['Your order'])
  })

  test('whole addresses and numbers tell whom an email is about', async () => {
    const { app, imap } = await appWithMailbox()
    for (const text of [
      'Email: mohammadali@gmail.com, ali@gmail.com.ae',
      'Write to Ali@Gmail.com.',
      'Call me on 050 555 0112, thanks',
      '050 555 0112 / 04 555 0100',
      'Order 10505550112777',
    ])
      imap.add(`From: shop@supplier.example\r\nSubject: ${text}\r\n\r\n${text}`)
    await readNew(app)
    const subjectsOf = async (person: Person) =>
      (await people.find(app, person)).portal_emails.map(({ subject }) => subject)
    expect(await subjectsOf({ email: 'ali@gmail.com' })).toEqual(['Write to Ali@Gmail.com.'])
    const numbers = ['050 555 0112 / 04 555 0100', 'Call me on 050 555 0112, thanks']
    expect(await subjectsOf({ phone: '+971505550112' })).toEqual(numbers)
    expect(await subjectsOf({ phone: '045550100' })).toEqual(numbers.slice(0, 1))
  })

  test('emails are kept as long as enquiries', async () => {
    const { app, imap } = await appWithMailbox()
    imap.add(sample('supplier'))
    await readNew(app)
    app.clock.advance({ days: 31 })
    await people.purge(app, 30 * 86_400_000)
    expect(await portalEmailsOf(app)).toEqual([])
  })
})
