import type { Browser, CDPSession } from '@playwright/test'

import { untilIdle } from './process.ts'

const MOST_WARMING = 20

/** A telephone as most are, and the one that Lighthouse plays. */
export const SHARP = { width: 390, height: 844, density: 3 }
export const LIGHTHOUSE = { width: 412, height: 823, density: 1.75 }

type Screen = typeof SHARP

export interface Received {
  type: string
  /** Over the wire: the headers and what they announce. */
  bytes: number
  /** Without the headers. */
  body: number
  /** Whether it may be kept: a photo that is still in the making may not. */
  final: boolean
}

/** Photos are made when they are first asked for; this visitor is not the very first. */
export async function visitOnceMade(
  browser: Browser,
  url: string,
  screen: Screen,
  pid: number,
): Promise<Received[]> {
  for (let at = 0; at < MOST_WARMING; at++) {
    const received = await visit(browser, url, screen)
    if (received.every(({ final }) => final)) return received
    await untilIdle(pid)
  }
  throw new Error(`${url} still shows photos in the making after ${MOST_WARMING} visits`)
}

export async function visit(
  browser: Browser,
  url: string,
  { width, height, density }: Screen,
  encoding?: string,
): Promise<Received[]> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    isMobile: true,
    hasTouch: true,
    ...(encoding && { extraHTTPHeaders: { 'accept-encoding': encoding } }),
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const received = await record(session)
    await page.goto(url, { waitUntil: 'networkidle' })
    return received
  } finally {
    await context.close()
  }
}

async function record(session: CDPSession): Promise<Received[]> {
  const answers = new Map<string, Omit<Received, 'bytes' | 'body'> & { headers: number }>()
  const received: Received[] = []
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const control = response.headers['cache-control'] ?? ''
    const final = type !== 'Image' || !control.includes('no-store')
    answers.set(requestId, { type, final, headers: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (!answer) return
    const { headers, ...known } = answer
    received.push({ ...known, bytes: encodedDataLength, body: encodedDataLength - headers })
  })
  await session.send('Network.enable')
  return received
}
