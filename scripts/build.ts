import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { compressTextFiles } from './compress.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const STAMP = join(ROOT, 'build', 'built')
const SOURCES = [
  'app',
  'domain',
  'agency',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/compress.ts',
]

/** Builds the pages if a source file has changed since the last build. */
export async function buildIfStale(): Promise<void> {
  if (existsSync(STAMP) && latestChange(SOURCES) <= statSync(STAMP).mtimeMs) return
  console.log('Building the pages …')
  const startedAt = new Date()
  const { status, stderr } = spawnSync(process.execPath, [REACT_ROUTER, 'build'], {
    cwd: ROOT,
    // Warnings of the bundler are of no use to who starts the site.
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) fail(stderr)
  try {
    await compressTextFiles(join(ROOT, 'build', 'client'))
    writeFileSync(STAMP, startedAt.toISOString())
  } catch (error) {
    fail(String(error))
  }
}

function fail(errors: string): never {
  console.error(
    diskProblem(errors) ?? `${errors.trim()}\nThe pages could not be built; the reason is above.`,
  )
  process.exit(1)
}

function diskProblem(errors: string): string | null {
  if (/\b(EACCES|EPERM|EROFS)\b/.test(errors))
    return `The pages could not be built: ${join(ROOT, 'build')} cannot be written. Let this user write there, and run this again.`
  if (/\bENOSPC\b/.test(errors))
    return `The pages could not be built: there is too little room on the disk of ${ROOT}. Make room, and run this again.`
  return null
}

const REACT_ROUTER = join(ROOT, 'node_modules/@react-router/dev/bin.cjs')

/** The latest change below these paths. A folder's own time changes when a file is removed. */
function latestChange(paths: string[]): number {
  return paths.reduce((latest, path) => Math.max(latest, changedAt(join(ROOT, path))), 0)
}

function changedAt(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, changedAt(join(path, name))),
    stats.mtimeMs,
  )
}

if (import.meta.main) await buildIfStale()
