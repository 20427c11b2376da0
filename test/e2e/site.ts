import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'

import { createDatabase } from '#test/postgres.ts'
import { ADMIN_PASSWORD, REUSE_COMPILED, startSite } from '#test/running-site.ts'
import { emptyFolderIn } from '#test/s3.ts'

import type { Content } from './fill-site.ts'

export { expect } from '@playwright/test'

/** Options of a test whose result depends on the width: it runs on a phone as well, or only there. */
export const PHONE_TOO = { tag: '@phone' }
export const PHONE_ONLY = { tag: ['@phone', '@phone-only'] }

export interface Site {
  url: string
  adminPassword: string
  /** Its DATA_DIR. */
  folder: string
}

/** Each worker has running sites of its own: with the demo content, without it, and with far more. */
export const test = base.extend<
  object,
  {
    site: Site
    emptySite: Site
    largeSite: Site
    hostileSite: Site
    strictSite: Site
    newSite: Site
    noviceSite: Site
  }
>({
  site: [
    async ({}, use) => {
      await withSite({}, process.env['SEED'], use)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  emptySite: [
    async ({}, use) => {
      await withSite({ DEMO: '0' }, undefined, use)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  largeSite: [
    async ({}, use) => {
      await withSite({ DEMO: '0' }, undefined, use, 'many listings')
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  hostileSite: [
    async ({}, use) => {
      await withSite({ DEMO: '0' }, undefined, use, 'hostile content')
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // For one test that fills it.
  newSite: [
    async ({}, use) => {
      await withSite({ DEMO: '0' }, undefined, use)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // As a new owner finds it.
  noviceSite: [
    async ({}, use) => {
      await withSite({}, process.env['SEED'], use)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Where a listing without a valid permit is hidden.
  strictSite: [
    async ({}, use) => {
      await withSite({ PERMITS: 'enforce' }, process.env['SEED'], use)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForHydrationOnLoad(context)
    await use(context)
  },
})

/** Another visitor, with a browser context of their own. */
export async function visitorContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  waitForHydrationOnLoad(context)
  return context
}

/** Makes `goto` and `reload` wait for hydration, unless the caller passes `waitUntil`. */
function waitForHydrationOnLoad(context: BrowserContext): void {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (url, options) => {
      const answer = await goto(url, options)
      if (!options?.waitUntil) await waitForHydration(page)
      return answer
    }
    page.reload = async (options) => {
      const answer = await reload(options)
      if (!options?.waitUntil) await waitForHydration(page)
      return answer
    }
    return page
  }
}

/**
 * Waits until React has hydrated the page, since before that a click works as without JavaScript, and
 * until the sections that are skipped at the first paint are rendered (`head-script.ts`).
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if ('firstPaint' in document.documentElement.dataset) return false
    const last = document.querySelector('footer')
    return last === null || Object.keys(last).some((key) => key.startsWith('__reactProps'))
  })
}

async function withSite(
  settings: Record<string, string>,
  seed: string | undefined,
  use: (site: Site) => Promise<void>,
  content?: Content,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const stores = await storesIn(folder, seed)
  if (content) await fillSite(stores, content)
  const site = await startSite({ LOG_LEVEL: 'error', ...stores, ...settings })
  try {
    await use({ url: site.url, adminPassword: ADMIN_PASSWORD, folder })
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Settings that name stores of their own, empty or with the seed in them. */
async function storesIn(folder: string, seed: string | undefined): Promise<Record<string, string>> {
  const [postgres, s3] = [process.env['SEED_POSTGRES'], process.env['SEED_S3']]
  if (!postgres || !s3) {
    if (seed) await copySeed(seed, folder)
    return { DATA_DIR: folder }
  }
  const there = { DATABASE_URL: await createDatabase(postgres), FILES_URL: emptyFolderIn(s3) }
  if (seed)
    await run(process.execPath, [MOVE, '--from', seed], {
      env: { PATH: process.env['PATH'], ...there },
    })
  return { DATA_DIR: folder, ...there }
}

const MOVE = fileURLToPath(new URL('../../scripts/move.ts', import.meta.url))
const run = promisify(execFile)

// Variants are named by their content, so all sites may share one folder of them: each is made once.
async function copySeed(seed: string, folder: string): Promise<void> {
  const variants = join(seed, 'uploads/variants')
  // Other sites write into it meanwhile.
  await cp(seed, folder, { recursive: true, filter: (path) => path !== variants })
  await symlink(variants, join(folder, 'uploads/variants'))
}

/** Adds content to the stores that these settings name. */
export async function fillSite(settings: Record<string, string>, content: Content): Promise<void> {
  await run(process.execPath, [FILL_SITE, content], {
    env: { PATH: process.env['PATH'], ...REUSE_COMPILED, LOG_LEVEL: 'error', ...settings },
  })
}

const FILL_SITE = fileURLToPath(new URL('fill-site.ts', import.meta.url))
