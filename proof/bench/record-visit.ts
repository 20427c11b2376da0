import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test'

import { waitUntilIdle } from '#proof/process-stats.ts'

const MAX_WARM_UP_VISITS = 20

const PHONE = { isMobile: true, hasTouch: true }

/** A common phone, and the one that Lighthouse emulates. */
export const SHARP_PHONE = {
  ...PHONE,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
}
export const LIGHTHOUSE_PHONE = {
  ...PHONE,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
}

export interface Transfer {
  type: string
  /** Over the wire: headers and body. */
  bytes: number
  bodyBytes: number
  /** False for a photo whose variant is still being made. */
  isFinal: boolean
}

/** Photo variants are made on first request, so the page is visited until all of them are made. */
export async function recordWarmVisit(
  browser: Browser,
  url: string,
  phone: BrowserContextOptions,
  pid: number,
): Promise<Transfer[]> {
  for (let visit = 0; visit < MAX_WARM_UP_VISITS; visit++) {
    const transfers = await recordVisit(browser, url, phone)
    if (transfers.every(({ isFinal }) => isFinal)) return transfers
    await waitUntilIdle(pid)
  }
  throw new Error(`${url} still lacks photo variants after ${MAX_WARM_UP_VISITS} visits`)
}

export async function recordVisit(
  browser: Browser,
  url: string,
  phone: BrowserContextOptions,
): Promise<Transfer[]> {
  await using context = await browser.newContext(phone)
  const page = await context.newPage()
  const transfers = await recordTransfers(await context.newCDPSession(page))
  await page.goto(url, { waitUntil: 'networkidle' })
  return transfers
}

async function recordTransfers(session: CDPSession): Promise<Transfer[]> {
  const responses = new Map<string, { type: string; isFinal: boolean; headerBytes: number }>()
  const transfers: Transfer[] = []
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const cacheControl = response.headers['cache-control'] ?? ''
    const isFinal = type !== 'Image' || !cacheControl.includes('no-store')
    responses.set(requestId, { type, isFinal, headerBytes: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const response = responses.get(requestId)
    if (!response) return
    const { headerBytes, ...known } = response
    transfers.push({ ...known, bytes, bodyBytes: bytes - headerBytes })
  })
  await session.send('Network.enable')
  return transfers
}
