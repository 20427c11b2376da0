import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { test as base } from '@playwright/test'

import { ADMIN_PASSWORD, startSite } from '#test/running-site.ts'

export { expect } from '@playwright/test'

export interface Site {
  url: string
  adminPassword: string
}

/** Each worker has a running site of its own: one with the demo content and one without. */
export const test = base.extend<object, { site: Site; emptySite: Site }>({
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
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
})

async function withSite(
  settings: Record<string, string>,
  seed: string | undefined,
  use: (site: Site) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  if (seed) await cp(seed, folder, { recursive: true })
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'error', ...settings })
  try {
    await use({ url: site.url, adminPassword: ADMIN_PASSWORD })
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
