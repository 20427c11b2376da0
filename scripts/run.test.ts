import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'

const SCRIPTS = fileURLToPath(new URL('./', import.meta.url))
const BOOTSTRAP = ['run.cjs', 'bootstrap.mjs', 'install-packages.mjs']

// In place of npm: fails as it is told, or installs a Node and writes the hidden lock file last.
const NPM = `
import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
if (process.argv[2] === 'ping' && !process.env.NPM_FAILS?.includes('ENOTFOUND')) process.exit()
appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
console.log('added 368 packages')
if (process.env.NPM_FAILS) {
  console.error(process.env.NPM_FAILS)
  process.exit(1)
}
rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules/node/bin', { recursive: true })
if (!process.env.NO_SCRIPTS) symlinkSync(process.execPath, 'node_modules/node/bin/node')
cpSync('package-lock.json', 'node_modules/.package-lock.json')
`

/** A copy of the site that has one script and is not installed yet. */
function freshCopy(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'scripts'))
  for (const name of BOOTSTRAP) cpSync(join(SCRIPTS, name), join(folder, 'scripts', name))
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  writeFileSync(join(folder, 'npm-cli.js'), NPM)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'scripts/start.ts'), `console.log('started', process.argv[2])`)
  return folder
}

function run(
  folder: string,
  npmFails = '',
  args = ['scripts/run.cjs'],
  env: Record<string, string> = {},
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...args, 'scripts/start.ts', 'argument'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { npm_execpath: join(folder, 'npm-cli.js'), NPM_FAILS: npmFails, ...env },
    },
  )
  return { status, lines: (stdout + stderr).trim().split('\n') }
}

test('a first start installs in one line, and later ones say nothing', () => {
  const folder = freshCopy()
  expect(run(folder)).toEqual({
    status: 0,
    lines: [expect.stringContaining('Installing packages'), 'started argument'],
  })
  expect(run(folder)).toEqual({ status: 0, lines: ['started argument'] })
  expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toHaveLength(1)
})

test('another lock file installs again only where it names other packages', () => {
  const folder = freshCopy()
  const installs = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n').length
  const lock = (packages: object) => {
    const path = join(folder, 'package-lock.json')
    writeFileSync(path, JSON.stringify({ packages }))
    // As a checkout does, later than the install.
    const later = Date.now() / 1000 + 60
    utimesSync(path, later, later)
    expect(run(folder).status).toBe(0)
    return installs()
  }
  const zod = { version: '4.6.7' }
  expect(lock({ '': {}, 'node_modules/zod': zod })).toBe(1)
  const forMac = { version: '1.0.0', optional: true }
  expect(lock({ '': {}, 'node_modules/zod': zod, 'node_modules/mac': forMac })).toBe(1)
  expect(lock({ '': {}, 'node_modules/zod': { version: '4.6.8' } })).toBe(2)
  expect(lock({ '': {} })).toBe(3)
})

test('a linked folder of packages is not emptied', () => {
  const folder = freshCopy()
  symlinkSync(temporaryFolder(), join(folder, 'node_modules'))
  const { status, lines } = run(folder)
  expect([status, lines.at(-1)]).toEqual([1, expect.stringContaining('is a link')])
  expect(existsSync(join(folder, 'calls'))).toBe(false)
})

test('without the scripts of packages there is no Node, which is said', () => {
  const folder = freshCopy()
  const { status, lines } = run(folder, '', undefined, { NO_SCRIPTS: 'yes' })
  expect([status, lines.at(-1)]).toEqual([1, expect.stringContaining('ignore-scripts')])
})

test('an install that was interrupted goes on with the next start', () => {
  const folder = freshCopy()
  mkdirSync(join(folder, 'node_modules/half-a-package'), { recursive: true })
  expect(run(folder).lines.at(-1)).toBe('started argument')
})

test.each([
  ['npm error code ENOTFOUND\nnpm error network request failed', 'there is no connection to the'],
  ['npm error code ENOTCACHED', 'there is no connection to the'],
  ['npm error code ECONNREFUSED', 'there is no connection to the'],
  ['npm ERR! code ENOSPC\nnpm ERR! syscall write', 'There is too little room on the disk'],
  ['npm error code EACCES\nnpm error path /root/.npm/_cacache', '/root/.npm/_cacache cannot be'],
])('of %j one sentence is left', (npmFails, sentence) => {
  const { status, lines } = run(freshCopy(), npmFails)
  expect(status).toBe(1)
  expect(lines).toEqual([expect.anything(), expect.stringContaining(sentence)])
})

test('what npm says is shown where it is not one of those', () => {
  const { status, lines } = run(freshCopy(), 'npm error code EUSAGE\nnpm error Missing: left-pad')
  expect(status).toBe(1)
  expect(lines.slice(-2)).toEqual([
    'npm error Missing: left-pad',
    'The packages could not be installed; npm says why above.',
  ])
})

test('an old Node says that it is too old', () => {
  const folder = freshCopy()
  const asOldNode = `Object.defineProperty(process.versions, 'node', { value: '18.20.8' })
    require('./scripts/run.cjs')`
  const { status, lines } = run(folder, '', ['--input-type=commonjs', '-e', asOldNode])
  expect(status).toBe(1)
  expect(lines).toEqual([expect.stringContaining('This is Node 18.20.8, which is too old.')])
  expect(existsSync(join(folder, 'calls'))).toBe(false)
})
