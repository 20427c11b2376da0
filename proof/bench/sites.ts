import { mkdtempSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as demo from '#demo/demo.ts'
import * as startingTeam from '#domain/team/starting-team.server.ts'
import { withApp } from '#proof/stores.ts'
import { startSite } from '#test/running-site.ts'

import type { Server } from './load.ts'

/** Most parts measure a site of this size. */
export const LISTINGS = 10_000
const POSTS = 500

export type BenchSite = Server & AsyncDisposable

export type BenchSites = ReturnType<typeof createBenchSites>

/** Our site with different numbers of listings; each data folder is filled on first use. */
export function createBenchSites() {
  const root = mkdtempSync(join(tmpdir(), 'bench-'))
  // Variants are named by their content, so all sites may share one folder of them.
  const variants = join(root, 'variants')
  mkdirSync(variants)
  const folders = new Map<number, Promise<string>>()

  function dataFolder(listings: number): Promise<string> {
    const folder = folders.get(listings) ?? fill(join(root, String(listings)), listings, variants)
    folders.set(listings, folder)
    return folder
  }

  return {
    dataFolder,
    /** Starts a site as `npm start` does, but logs no requests: the peers log none either. */
    async start(listings = LISTINGS, settings: Record<string, string> = {}): Promise<BenchSite> {
      const DATA_DIR = await dataFolder(listings)
      const site = await startSite({ DATA_DIR, LOG_LEVEL: 'warn', DEMO: '0', ...settings })
      return {
        origin: site.url,
        pid: site.process.pid ?? 0,
        [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

async function fill(folder: string, listings: number, variants: string): Promise<string> {
  console.log(`Filling a site with ${listings} listings …`)
  mkdirSync(join(folder, 'uploads'), { recursive: true })
  symlinkSync(variants, join(folder, 'uploads/variants'))
  await withApp({ DATA_DIR: folder }, async (app) => {
    await startingTeam.loadOnce(app)
    await demo.addMany(app, { properties: listings, posts: POSTS }, () => {})
  })
  return folder
}
