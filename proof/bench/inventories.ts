import { mkdtempSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as demo from '#demo/demo.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'
import { startSite } from '#test/running-site.ts'

import type { Server } from './load/load.ts'

const POSTS = 500

/** One of our sites, running. */
export interface Site extends Server {
  stop(): Promise<unknown>
}

/** Sites with inventories of different sizes, each made when it is first asked for. */
export interface Inventories {
  /** The data folder of a site with so many listings. */
  folder(listings: number): Promise<string>
  /** Starts such a site as `npm start` does, without a log of every answer: the peers have none. */
  start(listings: number, settings?: Record<string, string>): Promise<Site>
  remove(): void
}

export function inventories(): Inventories {
  const root = mkdtempSync(join(tmpdir(), 'bench-'))
  // Variants are named by their content, so all sites may share one folder of them.
  const variants = join(root, 'variants')
  mkdirSync(variants)
  const made = new Map<number, Promise<string>>()

  const folder = (listings: number) => {
    const known = made.get(listings) ?? make(join(root, String(listings)), listings, variants)
    made.set(listings, known)
    return known
  }
  return {
    folder,
    start: async (listings, settings) => started(await folder(listings), settings),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

async function started(dataDir: string, settings: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', DEMO: '0', ...settings })
  return { origin: site.url, pid: site.process.pid ?? 0, stop: () => site.stop() }
}

async function make(folder: string, listings: number, variants: string): Promise<string> {
  console.log(`Making an inventory of ${listings} …`)
  mkdirSync(join(folder, 'uploads'), { recursive: true })
  symlinkSync(variants, join(folder, 'uploads/variants'))
  const assembled = await assemble(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }))
  await demo.addMany(assembled.app, { properties: listings, posts: POSTS }, () => {})
  await assembled.close()
  return folder
}
