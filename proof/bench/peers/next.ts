import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { SitePhoto } from '#app/ui/picture.tsx'
import { installIfStale } from '#scripts/install.ts'
import { profile } from '#agency/profile.ts'
import * as offer from '#agency/services.ts'

import { freePort } from '#test/free-port.ts'

import { standing, type Peer } from './peer.ts'

const FOLDER = fileURLToPath(new URL('next/', import.meta.url))
const NEXT = join(FOLDER, 'node_modules/next/dist/bin/next')
const OUR_PHOTOS = new URL('../../../app/site/photos/', import.meta.url)
const OUR_ASSETS = fileURLToPath(new URL('../../../build/client/assets/', import.meta.url))

export function nextVersion(): string {
  const { dependencies } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as {
    dependencies: { next: string }
  }
  return dependencies.next
}

/** Builds and starts the same pages in Next.js, on the database of one of our sites. */
export async function nextPeer(dataDir: string): Promise<Peer> {
  installIfStale(FOLDER)
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_DATABASE: join(dataDir, 'site.db'),
  }
  await giveContent()
  console.log('Building the pages of Next.js …')
  const built = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: FOLDER,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (built.status !== 0) throw new Error('Next.js could not build its pages.')

  const port = await freePort()
  const child = spawn(process.execPath, [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: FOLDER,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return standing(child, `http://127.0.0.1:${port}`, '/')
}

/** The words and photographs that stand in our sources, and our style sheet. */
async function giveContent(): Promise<void> {
  const agency = { site: { ...profile, ...offer }, photos: await sitePhotos() }
  writeFileSync(join(FOLDER, 'content/agency.json'), JSON.stringify(agency))
  mkdirSync(join(FOLDER, 'public'), { recursive: true })
  const styles = readdirSync(OUR_ASSETS).find((name) => /^root-.*\.css$/.test(name))
  if (styles) copyFileSync(join(OUR_ASSETS, styles), join(FOLDER, 'public/site.css'))
}

/** By the names of their files. */
async function sitePhotos(): Promise<Record<string, SitePhoto>> {
  const photos: Record<string, SitePhoto> = {}
  for (const file of readdirSync(OUR_PHOTOS)) {
    const [photo] = Object.values(
      (await import(new URL(file, OUR_PHOTOS).href)) as Record<string, SitePhoto>,
    )
    if (photo) photos[file.replace('.ts', '')] = photo
  }
  return photos
}
