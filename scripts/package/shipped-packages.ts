import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** An npm package that is part of the archive. */
export interface ShippedPackage {
  /** Its folder, such as `node_modules/linebreak/node_modules/base64-js`. */
  path: string
  name: string
  version: string
  /** An SPDX expression. */
  licence: string
  /** SHA-512 of what the registry has, in hexadecimal. */
  sha512: string
  /** The folders of the packages that it needs. */
  needs: string[]
}

interface LockedPackage {
  version: string
  license?: string
  integrity?: string
  /** For which C libraries it was compiled, where that matters. */
  libc?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

// Older versions of npm also install what is compiled for the other C library.
const { header } = process.report.getReport() as { header: object }
const C_LIBRARY = 'glibcVersionRuntime' in header ? 'glibc' : 'musl'

type Lock = Record<string, LockedPackage>

/** Packages whose package.json names no licence; their LICENSE file does. */
const LICENCE_FILES_SAY: Record<string, string> = { 'png-js@2.0.0': 'MIT' }

/** The packages that the running site needs and that are installed: those of this kind of machine. */
export function shippedPackages(): ShippedPackage[] {
  const { packages: lock } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Lock
  }
  const found = new Map<string, ShippedPackage>()
  const waiting = neededBy('', lock)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const needs = neededBy(path, lock)
    found.set(path, describe(path, lock[path], needs))
    waiting.push(...needs)
  }
  return [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

function describe(
  path: string,
  { version, license, integrity = '' }: LockedPackage = { version: '' },
  needs: string[],
): ShippedPackage {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return {
    path,
    name,
    version,
    licence: license ?? LICENCE_FILES_SAY[`${name}@${version}`] ?? 'none',
    sha512: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
    needs,
  }
}

/** The folders of the packages that one needs; of the site itself where `path` is empty. */
function neededBy(path: string, lock: Lock): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    lock[path] ?? {}
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  )
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
  const folders = names.flatMap((name) => resolveFrom(path, name, lock) ?? [])
  return folders.filter((folder) => lock[folder]?.libc?.includes(C_LIBRARY) ?? true)
}

/** The folder that Node finds for `name` from a package: the nearest `node_modules` upwards. */
function resolveFrom(path: string, name: string, lock: Lock): string | null {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    const folder = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
    if (lock[folder] && existsSync(join(ROOT, folder))) return folder
    if (from === '') return null
  }
}

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i

/** The texts of a package's licence files. */
export function licenceTexts({ path }: ShippedPackage): string[] {
  // The package `node` has none; the one that it installs for this machine does.
  const folder = path === 'node_modules/node' ? nodeBinaryPackage() : join(ROOT, path)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
}

function nodeBinaryPackage(): string {
  const folder = join(ROOT, 'node_modules/node/node_modules')
  const name = readdirSync(folder).find((name) => /^node-(?!bin-setup)/.test(name))
  if (name === undefined) throw new Error(`There is no Node in ${folder}.`)
  return join(folder, name)
}
