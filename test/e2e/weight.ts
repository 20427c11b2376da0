import { constants, gzipSync } from 'node:zlib'

import { expect, type Browser, type Page, type Response } from '@playwright/test'

/** Public pages whose scripts are limited, with the listing that has everything. */
export const PUBLIC_PAGES = [
  '/',
  '/properties',
  // Where nothing is found, in either language.
  '/properties?maxPrice=1',
  '/properties2/30',
  '/blog',
  '/BlogInfo/1',
  '/about',
  '/agents/1',
  '/areas',
  '/areas/dubai-creek-harbour',
  '/contact-us',
  '/sell-property',
  '/alerts/new?selectedLocation=Dubai+Marina',
  '/no-such-page',
]

/** React, its DOM and the router alone are 108 kB. */
const MAX_SCRIPT_BYTES = 130_000

/** Texts of the admin area: no script of a public page contains one. */
export const ADMIN_WORDS = [
  'Please log in again',
  'Create Property',
  'the admin area needs JavaScript',
  'Error uploading',
  '/api/upload',
  'draft-6',
  'otpauth:',
]

export interface Script {
  path: string
  text: string
  gzipped: number
}

/** Notes the scripts of a page that is about to be opened, with their sizes after gzip. */
export function scriptsOf(page: Page): () => Promise<Script[]> {
  const answers: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') answers.push(response)
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    return Promise.all(
      answers.map(async (answer) => {
        const body = await answer.body()
        return {
          path: new URL(answer.url()).pathname,
          text: body.toString(),
          gzipped: gzipSync(body, { level: constants.Z_BEST_COMPRESSION }).length,
        }
      }),
    )
  }
}

/** A first visit brings at most 130 kB of scripts, and none that the page may not need. */
export async function expectFewScripts(page: Page, scripts: Script[]): Promise<void> {
  const bytes = scripts.reduce((sum, { gzipped }) => sum + gzipped, 0)
  const sizes = scripts.map(({ path, gzipped }) => `${path} ${gzipped}`).join('\n')
  expect(bytes, sizes).toBeGreaterThan(0)
  expect(bytes, sizes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)

  const files = scripts.map(({ path }) => path)
  expect(files.filter((file) => /carousel|toaster|lightbox|dragging/.test(file))).toEqual([])
  const admin = await adminScripts(page)
  expect(admin).not.toEqual([])
  expect(files.filter((file) => admin.includes(file))).toEqual([])
  for (const words of ADMIN_WORDS)
    expect(
      scripts.filter(({ text }) => text.includes(words)).map(({ path }) => path),
      words,
    ).toEqual([])
}

/** The scripts that belong to pages of the admin area and to no public page. */
export function adminScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Route {
      id: string
      module: string
      imports?: string[]
    }
    const { ['__reactRouterManifest']: manifest } = window as unknown as Record<
      string,
      { routes: Record<string, Route> }
    >
    const filesOf = (isAdmin: boolean) =>
      Object.values(manifest?.routes ?? {})
        .filter(({ id }) => id.startsWith('admin/') === isAdmin)
        .flatMap(({ module, imports = [] }) => [module, ...imports])
    const shared = new Set(filesOf(false))
    return filesOf(true).filter((file) => !shared.has(file))
  })
}

/** All bytes that a first visit of a telephone brings, headers included. */
export async function bytesOnPhone(browser: Browser, url: string, density: number) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: density,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await session.send('Network.enable')
    const photos: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') photos.push(request.url())
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return { bytes, photos }
  } finally {
    await context.close()
  }
}
