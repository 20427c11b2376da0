import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { encryptionWith } from '#domain/accounts/encryption.server.ts'
import * as mailSettings from '#domain/mail/mail-settings.server.ts'
import { testApp } from '#test/test-app.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

test.each([
  ['admin.ts', 'list'],
  ['admin.ts', 'end', 'all'],
  ['admin.ts', 'create', 'layla'],
  ['demo.ts', '--remove'],
  ['mail-test.ts'],
])('%s %s makes no database where there is none', (script, ...args) => {
  const DATA_DIR = temporaryFolder()
  expect(run(script, args, { DATA_DIR })).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no database ${join(DATA_DIR, 'site.db')}.\n`,
  })
  expect(readdirSync(DATA_DIR)).toEqual([])
})

test('an empty database stays empty', () => {
  const DATA_DIR = temporaryFolder()
  const file = join(DATA_DIR, 'site.db')
  writeFileSync(file, '')
  const { status, stderr } = run('admin.ts', ['list'], { DATA_DIR })
  expect({ status, stderr }).toEqual({ status: 1, stderr: `There is no site in ${file}.\n` })
  using database = new DatabaseSync(file)
  expect(database.prepare('select * from sqlite_schema').all()).toEqual([])
})

test.each([
  ['restore.ts', '--chek', 'backup.tar'],
  ['backup.ts', '--check'],
  ['move.ts', './old'],
  ['demo.ts', '--properties'],
  ['demo.ts', '--properties', '10k'],
])('%s %s is refused with one sentence', (script, ...args) => {
  const DATA_DIR = temporaryFolder()
  const { status, stderr } = run(script, args, { DATA_DIR })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect(readdirSync(DATA_DIR)).toEqual([])
})

test.each(['admin.ts', 'restore.ts', 'move.ts', 'demo.ts'])(
  '%s says what it can do: an error unless one asked',
  (script) => {
    const DATA_DIR = temporaryFolder()
    const { stdout } = run(script, ['--help'], { DATA_DIR })
    expect(stdout).toContain('npm run ')
    expect(run(script, [], { DATA_DIR })).toEqual({ status: 1, stdout: '', stderr: stdout })
  },
)

test('what is wrong with a place is one sentence', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'site.db')
  writeFileSync(file, '')
  const refused = (script: string, args: string[], env: Record<string, string>) => {
    const { status, stderr } = run(script, args, { DATA_DIR: folder, ...env })
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    return stderr
  }
  expect(refused('restore.ts', [folder], {})).toContain('A folder was named')
  expect(refused('backup.ts', [], { BACKUP_DIR: join(file, 'backups') })).toContain(
    'backups cannot be read or written.',
  )
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/site'
  expect(refused('backup.ts', [], { DATABASE_URL })).toContain('The database cannot be reached.')
})

test('a mail password of another key is told, not called mail that is not set up', async () => {
  const app = { ...(await testApp('sqlite')), encryption: encryptionWith('k'.repeat(32)) }
  const server = { host: 'mail.example.com', user: 'site', password: 'open sesame' }
  await mailSettings.save(app, {}, { ...server, from: 'site@example.com', to: 'us@example.com' })
  const env = { DATA_DIR: app.folder, SECRET_KEY: 'x'.repeat(32) }
  const { status, stderr } = run('mail-test.ts', [], env)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The password was stored with another SECRET_KEY\..*\n$/)
})

function run(script: string, args: string[], env: Record<string, string>) {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  })
  return { status, stdout, stderr }
}
