import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { compressTexts } from './compress.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const STAMP = join(ROOT, 'build', 'built')
const SOURCES = [
  'app',
  'domain',
  'agency',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'scripts/compress.ts',
]

/** Builds the pages unless nothing they are made of has changed since the last build. */
export async function buildIfStale(): Promise<void> {
  if (existsSync(STAMP) && newest(SOURCES) <= statSync(STAMP).mtimeMs) return
  console.log('Building the pages …')
  const started = new Date()
  const { status } = spawnSync(process.execPath, [REACT_ROUTER, 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The pages could not be built; the reason is above.')
  await compressTexts(join(ROOT, 'build', 'client'))
  writeFileSync(STAMP, started.toISOString())
  console.log(`Built in ${((Date.now() - started.getTime()) / 1000).toFixed(1)} s.`)
}

const REACT_ROUTER = join(ROOT, 'node_modules/@react-router/dev/bin.cjs')

/** The newest change below these paths. A folder's own time tells that a file in it was removed. */
function newest(paths: string[]): number {
  return paths.reduce((latest, path) => Math.max(latest, changed(join(ROOT, path))), 0)
}

function changed(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, changed(join(path, name))),
    found.mtimeMs,
  )
}

if (import.meta.main) await buildIfStale()
