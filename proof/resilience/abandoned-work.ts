import { setTimeout as wait } from 'node:timers/promises'

import { startDemoSite } from '#proof/sites.ts'
import { openPosts } from '#proof/http-client.ts'
import { atMostSeconds, formatSeconds } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { sellAtOnce, sellForm, upload } from '#proof/senders.ts'
import { logIn } from '#test/running-site.ts'
import { blackPng } from '#test/samples.ts'

const CLIENTS = 40
const DISCONNECTED_AFTER_MS = 300

/** What the site still works on when the clients have left, and when it is told to stop. */
export async function testAbandonedWork(): Promise<Section> {
  const photos = Array<Buffer>(4).fill(blackPng(7000, 7000))
  const uploadMs = await uploadAfterSellersLeft(photos)
  const stopMs = await stopBesideSellers(photos)
  return {
    title: 'Work that nobody waits for',
    description: `${CLIENTS} sell requests of four photos each are sent at once. After ${DISCONNECTED_AFTER_MS} ms the clients leave, and an administrator uploads a photo; or the site is told to stop.`,
    tables: [
      table('what | took', [
        ['the upload after the clients have left', formatSeconds(uploadMs)],
        ['to stop', formatSeconds(stopMs)],
      ]),
    ],
    goals: [
      atMostSeconds('40 sellers who leave: an administrator’s upload takes', uploadMs, 3),
      atMostSeconds('SIGTERM beside 40 sell requests: stopped after', stopMs, 10),
    ],
  }
}

async function uploadAfterSellersLeft(photos: Buffer[]): Promise<number> {
  await using site = await startDemoSite({ LOG_LEVEL: 'silent' })
  const { payload: body, headers: type } = await sellForm(photos)
  const headers = { ...type, 'content-length': String(body.length) }
  const sockets = openPosts(`${site.url}/api/send-email-with-file`, CLIENTS, { headers, body })
  await wait(DISCONNECTED_AFTER_MS)
  for (const socket of sockets) socket.destroy()
  const { status, ms } = await upload(site.url, 1, { token: await logIn(site.url) })
  if (status !== 201) throw new Error(`The upload was answered with ${status}`)
  return ms
}

async function stopBesideSellers(photos: Buffer[]): Promise<number> {
  await using site = await startDemoSite({ LOG_LEVEL: 'silent' })
  void sellAtOnce(site.url, CLIENTS, photos)
  await wait(DISCONNECTED_AFTER_MS)
  const startedAt = performance.now()
  await site.stop()
  return performance.now() - startedAt
}
