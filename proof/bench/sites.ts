import { mkdtempSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as demo from '#demo/demo.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'
import { startSite } from '#test/running-site.ts'

import type { Server } from './load/loader.ts'

/** Most parts measure a site of this size. */
export const LISTINGS = 10_000
const POSTS = 500

export interface BenchSite extends Server {
  stop(): Promise<unknown>
}

/** Our site with different numbers of listings; each data folder is filled on first use. */
export interface BenchSites {
  dataFolder(listings: number): Promise<string>
  /** Starts a site as `npm start` does, but logs no requests: the peers log none either. */
  start(listings: number, settings?: Record<string, string>): Promise<BenchSite>
  /** Runs something on a site of the usual size. */
  withSite<Result>(work: (site: BenchSite) => Promise<Result>): Promise<Result>
  remove(): void
}

export function createBenchSites(): BenchSites {
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

  async function start(listings: number, settings: Record<string, string> = {}) {
    const DATA_DIR = await dataFolder(listings)
    const site = await startSite({ DATA_DIR, LOG_LEVEL: 'warn', DEMO: '0', ...settings })
    return { origin: site.url, pid: site.process.pid ?? 0, stop: () => site.stop() }
  }

  return {
    dataFolder,
    start,
    async withSite(work) {
      const site = await start(LISTINGS)
      try {
        return await work(site)
      } finally {
        await site.stop()
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

async function fill(folder: string, listings: number, variants: string): Promise<string> {
  console.log(`Filling a site with ${listings} listings …`)
  mkdirSync(join(folder, 'uploads'), { recursive: true })
  symlinkSync(variants, join(folder, 'uploads/variants'))
  const assembled = await assemble(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }))
  await demo.addMany(assembled.app, { properties: listings, posts: POSTS }, () => {})
  await assembled.close()
  return folder
}
