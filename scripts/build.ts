import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { LANGUAGES, type Language } from '#domain/language.ts'

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
  'scripts/pages-language.ts',
  'scripts/smaller-react-router.ts',
]

/** Builds the pages if a source file has changed since the last build. */
export async function buildIfStale(): Promise<void> {
  // The stamp is the time when the last build began, since it may lack what was saved while it ran.
  if (existsSync(STAMP) && latestChange(SOURCES) <= Date.parse(readFileSync(STAMP, 'utf8'))) return
  console.log('Building the pages …')
  const startedAt = new Date()
  try {
    await Promise.all(LANGUAGES.map(buildPages))
    addArabicScripts()
    await compressTextFiles(join(ROOT, 'build', 'client'))
    writeFileSync(STAMP, startedAt.toISOString())
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
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

async function buildPages(language: Language): Promise<void> {
  const building = spawn(process.execPath, [REACT_ROUTER, 'build'], {
    cwd: ROOT,
    // Whoever starts the site can do nothing about warnings of the bundler.
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', PAGES_LANGUAGE: language },
  })
  const [errors, [status]] = await Promise.all([text(building.stderr), once(building, 'exit')])
  if (status !== 0) throw new Error(errors)
}

/**
 * The server renders both languages from one build. Of the Arabic build it needs the scripts, which
 * hold Arabic words, and the list of them; scripts without words are the same files in both.
 */
function addArabicScripts(): void {
  const assets = join(ROOT, 'build/ar/client/assets')
  cpSync(assets, join(ROOT, 'build/client/assets'), { recursive: true })
  const files = globSync('manifest-*.js', { cwd: assets })
  const list = files.find((name) => statSync(join(assets, name)).size > 0) ?? ''
  const manifest = readFileSync(join(assets, list), 'utf8').replace(/^[^{]*|[^}]*$/g, '')
  writeFileSync(join(ROOT, 'build/server/arabic-assets.json'), manifest)
}

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
