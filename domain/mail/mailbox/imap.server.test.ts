import { expect, onTestFinished, test } from 'vitest'

import { IMAP_LOGIN, startImap } from '#test/imap.ts'

import { withMailbox } from './imap.server.ts'
import { testMailbox } from './mailbox-test.server.ts'

async function mailbox() {
  const imap = await startImap()
  onTestFinished(() => imap.stop())
  const server = {
    host: '127.0.0.1',
    port: imap.port,
    security: 'none' as const,
    folder: 'INBOX',
    ...IMAP_LOGIN,
  }
  return { imap, server }
}

test('emails are listed in the order of arrival, described and read without being seen', async () => {
  const { imap, server } = await mailbox()
  const [first, second] = [imap.add('Subject: a\r\n\r\nHello'), imap.add('Subject: b\r\n\r\nBye')]
  const seen = await withMailbox(server, async (open) => {
    expect(open.uidValidity).toBe('1')
    expect(await open.listAfter(0, new Date(0))).toEqual([first, second])
    expect(await open.listAfter(first, new Date(0))).toEqual([second])
    expect(await open.listAfter(second, new Date(0))).toEqual([])
    expect(await open.listAfter(undefined, new Date('2026-02-01T00:00:00Z'))).toHaveLength(2)
    expect(await open.listAfter(undefined, new Date('2026-04-01T00:00:00Z'))).toHaveLength(0)
    expect(await open.describe(first)).toEqual({
      uid: first,
      bytes: 19,
      receivedAt: new Date('2026-03-01T08:00:00Z'),
    })
    expect(await open.describe(99)).toBeUndefined()
    expect(Buffer.from(await open.readSource(first, 7)).toString()).toBe('Subject')
    const before = imap.emails[0]?.flags.size
    await open.markSeen(first)
    return before
  })
  expect(seen).toBe(0)
  expect(imap.emails[0]?.flags).toEqual(new Set(['\\Seen']))
})

test('a test of the mailbox says what the server says', async () => {
  const { imap, server } = await mailbox()
  imap.add('Subject: a\r\n\r\nHello')
  expect(await testMailbox(server)).toMatchObject({ opened: true, said: 'INBOX has 1 email.' })
  expect(await testMailbox({ ...server, password: 'wrong' })).toEqual({
    opened: false,
    meaning: 'The server refuses the user name or the password.',
    said: 'Wrong user name or password.',
  })
  expect(await testMailbox({ ...server, folder: 'Portals' })).toMatchObject({
    opened: false,
    meaning: 'The mailbox has no folder of this name.',
  })
  expect(await testMailbox({ ...server, security: 'starttls' })).toMatchObject({
    opened: false,
    meaning: expect.stringContaining('No protected connection') as string,
  })
  await imap.stop()
  expect(await testMailbox(server)).toMatchObject({
    opened: false,
    meaning: expect.stringContaining('No connection could be made') as string,
  })
})

test('a connection ends as soon as that is asked for', async () => {
  const { imap, server } = await mailbox()
  imap.behaviour = 'hang'
  const stop = new AbortController()
  const reading = withMailbox(server, () => Promise.resolve(), stop.signal)
  stop.abort()
  await expect(reading).rejects.toBeInstanceOf(Error)
})
