import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { test as base } from '@playwright/test'

import * as properties from '#domain/properties/properties.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'
import { ADMIN_PASSWORD, startSite } from '#test/running-site.ts'

export { expect } from '@playwright/test'

export interface Site {
  url: string
  adminPassword: string
}

/** Each worker has running sites of its own: with the demo content, without it, and with far more. */
export const test = base.extend<object, { site: Site; emptySite: Site; largeSite: Site }>({
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
      await withSite({ DEMO: '0' }, undefined, use, addListings)
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
  fill?: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  if (seed) await copySeed(seed, folder)
  await fill?.(folder)
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'error', ...settings })
  try {
    await use({ url: site.url, adminPassword: ADMIN_PASSWORD })
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** More listings than come with a page: every third is a villa, every fifth by the harbour. */
async function addListings(folder: string): Promise<void> {
  const assembled = await assemble(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' }))
  const { house } = assembled
  const [, ...categories] = await taxonomy.categories(house)
  await properties.createMany(
    house,
    Array.from({ length: 450 }, (_, at) => ({
      properties_title: `${at % 3 ? 'Flat' : 'Villa'} ${at} ${at % 5 ? 'in the shade' : 'by the harbour'}`,
      category_id: categories[at % 2]?.id,
      currency: 'AED' as const,
      price: String(1_000_000 + at),
      bedroom: at % 4,
    })),
  )
  await assembled.close()
}
