import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
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

// Variants are named by their content, so all sites may share one folder of them: each is made once.
async function copySeed(seed: string, folder: string): Promise<void> {
  await cp(seed, folder, { recursive: true })
  const variants = join(folder, 'uploads/variants')
  await rm(variants, { recursive: true })
  await symlink(join(seed, 'uploads/variants'), variants)
}

async function withSite(
  settings: Record<string, string>,
  seed: string | undefined,
  use: (site: Site) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  if (seed) await copySeed(seed, folder)
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'error', ...settings })
  try {
    await use({ url: site.url, adminPassword: ADMIN_PASSWORD })
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
