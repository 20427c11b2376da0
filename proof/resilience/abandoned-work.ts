import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { bearer } from '#proof/http-client.ts'
import { atMost, formatSeconds } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { logIn } from '#test/running-site.ts'
import { blackPng } from '#test/samples.ts'

import { sellAtOnce, sellForm, upload } from './photo-senders.ts'
import { withSite } from './with-site.ts'

const DISCONNECTED_AFTER_MS = 300

/** What the site still works on when the clients have left, and when it is told to stop. */
export async function testAbandonedWork(): Promise<Section> {
  const photos = Array<Buffer>(4).fill(blackPng(7000, 7000))
  const { payload, headers } = await sellForm(photos)
  const idle = await withSite({ LOG_LEVEL: 'silent' }, async (site) => {
    await sendAndLeave(site.url, 40, headers, payload)
    return uploadMs(site.url)
  })
  const stopped = await withSite({ LOG_LEVEL: 'silent' }, async (site) => {
    void sellAtOnce(site.url, 40, photos)
    await wait(DISCONNECTED_AFTER_MS)
    const startedAt = performance.now()
    await site.stop()
    return performance.now() - startedAt
  })
  const goals = [
    atMost('40 sellers who leave: an administrator’s upload takes', idle / 1000, 3, 's'),
    atMost('SIGTERM beside 40 sell requests: stopped after', stopped / 1000, 10, 's'),
  ]
  return {
    title: 'Work that nobody waits for',
    description: `40 sell requests of four photos each are sent at once. After ${DISCONNECTED_AFTER_MS} ms the clients leave, and an administrator uploads a photo; or the site is told to stop.`,
    tables: [
      table('what | took', [
        ['the upload after the clients have left', formatSeconds(idle)],
        ['to stop', formatSeconds(stopped)],
      ]),
    ],
    goals,
  }
}

async function uploadMs(url: string): Promise<number> {
  const headers = bearer(await logIn(url))
  const { status, ms } = await upload(url, headers, 1)
  if (status !== 201) throw new Error(`The upload was answered with ${status}`)
  return ms
}

async function sendAndLeave(
  url: string,
  clients: number,
  headers: Record<string, string>,
  body: Buffer,
): Promise<void> {
  const { hostname, port } = new URL(url)
  const lines = Object.entries({ host: 'a', 'content-length': String(body.length), ...headers })
  const sockets = Array.from({ length: clients }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {}).resume()
    socket.write(`POST /api/send-email-with-file HTTP/1.1\r\n`)
    socket.write(`${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`)
    socket.write(body)
    return socket
  })
  await wait(DISCONNECTED_AFTER_MS)
  for (const socket of sockets) socket.destroy()
}
