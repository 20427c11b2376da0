import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startSite, type RunningSite } from '#test/running-site.ts'

/** A site with the demo's content in a folder of its own, gone when the work is done. */
export async function withSite<Result>(
  settings: Record<string, string>,
  work: (site: RunningSite, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'calm-'))
  try {
    const all = { DATA_DIR: folder, LOG_LEVEL: 'warn', ...settings }
    // Loading the demo's photos takes much memory, which would be taken for that of the work.
    await (await startSite(all)).stop()
    const site = await startSite(all)
    try {
      return await work(site, folder)
    } finally {
      await site.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
