import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'

import { buildIfStale } from '#scripts/build.ts'

import { gatherLicences, refusedLicences } from './licences.ts'
import { billOfMaterials, type Site } from './sbom.ts'
import { ROOT, shippedPackages } from './shipped-packages.ts'

// Not in `build`, which every build empties.
const OUTPUT = join(ROOT, 'packages')

const FOLDERS = [
  'agency',
  'app',
  'build',
  'demo',
  'deploy',
  'docs',
  'domain',
  'migrations',
  'server',
  'storage',
]
const FILES = ['CHANGELOG.md', 'LICENSE', 'README.md']
const COMMANDS = ['admin', 'backup', 'demo', 'mail-test', 'move', 'restore']
const SCRIPTS = [
  'bootstrap.mjs',
  'health.mjs',
  'install-packages.mjs',
  'run-command.ts',
  'with-app.ts',
  ...COMMANDS.map((name) => `${name}.ts`),
]

const IS_WINDOWS = process.platform === 'win32'

// Node runs our TypeScript, so only tests, type declarations and source maps are left out.
const LEFT_OUT = /\.(test\.tsx?|d\.[cm]?ts|map)$/
// It runs none below node_modules.
const LEFT_OUT_OF_PACKAGES = /\.([cm]?ts|map)$/
// The build copies what is needed of it into `build/client` and `build/server`.
const ARABIC_BUILD = join(ROOT, 'build/ar')

const startedAt = Date.now()
await buildIfStale()
const site = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Site & {
  imports: Record<string, string>
}
const packages = shippedPackages()
const refused = refusedLicences(packages)
if (refused.length > 0) {
  console.error(`These licences are not allowed (scripts/package/licences.ts):`)
  for (const line of refused) console.error(`  ${line}`)
  process.exit(1)
}
const name = `${site.name}-${site.version}-${process.platform}-${process.arch}`
const folder = join(OUTPUT, name)
fill(folder)
const archive = compress(name)
rmSync(folder, { recursive: true })
const megabytes = (statSync(archive).size / 1_000_000).toFixed(0)
const seconds = ((Date.now() - startedAt) / 1000).toFixed(0)
console.log(`Packaged in ${seconds} s: ${archive} (${megabytes} MB)`)
console.log(`On another machine of this kind: tar -xzf ${basename(archive)} && ./${name}/site`)

function fill(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const path of FOLDERS)
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: isShipped })
  for (const { path } of packages) copyPackage(path, join(folder, path))
  mkdirSync(join(folder, 'scripts'))
  for (const path of FILES) copyFileSync(join(ROOT, path), join(folder, path))
  for (const name of SCRIPTS)
    copyFileSync(join(ROOT, 'scripts', name), join(folder, 'scripts', name))
  const launcher = join(folder, IS_WINDOWS ? 'site.cmd' : 'site')
  copyFileSync(join(ROOT, 'scripts/package', IS_WINDOWS ? 'site.cmd' : 'site.sh'), launcher)
  chmodSync(launcher, 0o755)
  writeFileSync(join(folder, 'package.json'), packageJson())
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), gatherLicences(packages))
  const sbom = billOfMaterials(site, packages, new Date(startedAt))
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`)
  copyFileSync(join(folder, 'sbom.cdx.json'), join(OUTPUT, `${name}.cdx.json`))
}

function isShipped(path: string): boolean {
  return !LEFT_OUT.test(path) && path !== ARABIC_BUILD
}

/** Without the packages inside it: those that are needed are on the list themselves. */
function copyPackage(path: string, target: string): void {
  const nested = join(ROOT, path, 'node_modules')
  cpSync(join(ROOT, path), target, {
    recursive: true,
    filter: (source) => source !== nested && !LEFT_OUT_OF_PACKAGES.test(source),
  })
}

function packageJson(): string {
  const { name, version, description, license, imports } = site
  const launcher = IS_WINDOWS ? 'site.cmd' : './site'
  const commands = COMMANDS.map((name) => name.replace('-', ':'))
  const scripts = Object.fromEntries(['start', ...commands].map((id) => [id, `${launcher} ${id}`]))
  const content = { name, version, private: true, description, license, type: 'module' }
  return `${JSON.stringify({ ...content, imports, scripts }, null, 2)}\n`
}

/** Writes the archive and its checksum, and returns the path of the archive. */
function compress(name: string): string {
  const archive = join(OUTPUT, `${name}.tar.gz`)
  const { status } = spawnSync('tar', [...ownedByRoot(), '-czf', archive, '-C', OUTPUT, name], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The archive could not be written; the reason is above.')
  const checksum = createHash('sha256').update(readFileSync(archive)).digest('hex')
  writeFileSync(`${archive}.sha256`, `${checksum}  ${basename(archive)}\n`)
  return archive
}

/** Unpacked by root, the files belong to root and everyone may read them. */
function ownedByRoot(): string[] {
  const isGnu = spawnSync('tar', ['--version'], { encoding: 'utf8' }).stdout.includes('GNU')
  return isGnu ? ['--owner=root:0', '--group=root:0', '--mode=u=rwX,go=rX'] : ['--uid=0', '--gid=0']
}
