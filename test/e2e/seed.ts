import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { buildIfStale } from '#scripts/build.ts'
import { startPostgres } from '#test/postgres.ts'
import { startSite } from '#test/running-site.ts'
import { startS3 } from '#test/s3.ts'

import { fillSite } from './site.ts'

/** Builds the pages and loads the demo content once; each worker then starts from a copy of it. */
export default async function seed(): Promise<() => Promise<void>> {
  await buildIfStale()
  const stopStores = await startStores()
  const folder = await mkdtemp(join(tmpdir(), 'seed-'))
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  await site.stop()
  await fillSite({ DATA_DIR: folder }, 'photo fingerprints')
  await mkdir(join(folder, 'uploads/variants'), { recursive: true })
  process.env['SEED'] = folder
  return async () => {
    await stopStores()
    await rm(folder, { recursive: true, force: true })
  }
}

/** With `STORES=postgres-and-s3` the sites are on servers of their own kind, else on files. */
async function startStores(): Promise<() => Promise<void>> {
  if (process.env['STORES'] !== 'postgres-and-s3') return () => Promise.resolve()
  const postgres = await startPostgres()
  const s3 = await startS3('@20minutes/s3rver')
  process.env['SEED_POSTGRES'] = postgres.url()
  process.env['SEED_S3'] = s3.url
  return async () => {
    await postgres.stop()
    await s3.stop()
  }
}
