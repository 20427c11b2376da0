// The first step of every npm script: install what is missing, then run the script named by the
// first argument on the pinned Node. Plain JavaScript, because any Node from 20 on may run it.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { install } from './install-packages.mjs'

const root = new URL('../', import.meta.url)
const pinned = fileURLToPath(
  new URL(`node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`, root),
)

// Limits the memory of the site's process. The young generation is small, since most objects are garbage
// once a page is sent. The old one is collected before it has grown to twice what is in use.
const MEMORY_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=100']
const SITE = new Set(['scripts/start.ts', 'server/main.ts'])

if (isStale()) await install(fileURLToPath(root), pinned)
run(process.argv.slice(2))

/**
 * npm writes the hidden lock file last. One older than ours belongs to other packages. An archive of
 * `npm run package` has no lock file: everything is in it.
 */
function isStale() {
  const lock = new URL('package-lock.json', root)
  if (!existsSync(lock)) return false
  const installed = new URL('node_modules/.package-lock.json', root)
  if (!existsSync(installed) || !existsSync(pinned)) return true
  // A checkout of another branch writes our lock file anew, mostly with the same packages.
  return statSync(installed).mtimeMs < statSync(lock).mtimeMs && !hasSamePackages(lock, installed)
}

function hasSamePackages(lock, installed) {
  const [wanted, present] = [lock, installed].map((file) => {
    const { packages = {} } = JSON.parse(readFileSync(file, 'utf8'))
    return new Map(Object.entries(packages).filter(([path]) => path !== ''))
  })
  // Packages for other systems are optional, and are not installed.
  const isThere = ([path, { version, optional }]) =>
    present.has(path) ? present.get(path).version === version : optional
  return [...wanted].every(isThere) && [...present.keys()].every((path) => wanted.has(path))
}

function run([script, ...rest]) {
  const flags = SITE.has(script) ? MEMORY_FLAGS : []
  const command = [...process.execArgv, ...flags, fileURLToPath(new URL(script, root)), ...rest]
  const env = {
    // Reuses compiled code from earlier starts.
    NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', root)),
    // By default glibc has one heap per thread, and memory freed in one cannot be used by another:
    // under load that wastes a third of the memory.
    MALLOC_ARENA_MAX: '1',
    // Allocates pages outside the heap, so that freed ones go back to the system without fragmentation.
    MALLOC_MMAP_THRESHOLD_: '65536',
    ...process.env,
  }
  if (process.execve && process.platform !== 'win32')
    process.execve(pinned, [pinned, ...command], env)
  const child = spawn(pinned, command, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}
