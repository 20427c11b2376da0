import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { buildIfStale } from '#scripts/build.ts'
import { startSite } from '#test/running-site.ts'

/** Builds the pages and loads the demo content once; each worker then starts from a copy of it. */
export default async function seed(): Promise<() => Promise<void>> {
  await buildIfStale()
  const folder = await mkdtemp(join(tmpdir(), 'seed-'))
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  await site.stop()
  await mkdir(join(folder, 'uploads/variants'))
  process.env['SEED'] = folder
  return () => rm(folder, { recursive: true, force: true })
}
