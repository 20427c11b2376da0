import { createHash } from 'node:crypto'
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'

import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { Engine } from '#storage/database/database.ts'
import { migrate, migrationNames } from '#storage/database/migrate.ts'
import { tarWriter } from '#storage/tar.ts'
import { fill } from '#test/full-site.ts'
import { NEXT_MIGRATION, withNextMigration } from '#test/next-migration.ts'
import { jpeg } from '#test/samples.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import type { Database } from '#storage/database/database.ts'
import { appIn, emptyPlace, testApp, type EmptyPlace, type TestApp } from '#test/test-app.ts'

import { openArchive } from './archive-reader.server.ts'
import * as backups from './backups.server.ts'
import { restore } from './restore.server.ts'

const ways: [Engine, Engine][] =
  inject('engine') === 'sqlite'
    ? [['sqlite', 'sqlite']]
    : [
        ['postgres', 'postgres'],
        ['postgres', 'sqlite'],
        ['sqlite', 'postgres'],
      ]

describe.each(ways)('from %s to %s', (from, to) => {
  test('a site is restored row for row and file for file', async () => {
    const app = await fullApp(from)
    const first = await backupOf(app)
    const place = await emptyPlace(to)
    const restored = await restore(place, await openArchive(first))
    expect(restored).toMatchObject({ files: 7, lost: [] })
    const second = await backupOf(await appIn(place))
    expect(await sumsIn(second)).toEqual(await sumsIn(first))
    // A copy is a site of its own.
    expect(await settingsIn(place.db)).toEqual(await settingsIn(app.db))
  })

  test('ids continue where they were, even those of deleted rows', async () => {
    const app = await fullApp(from)
    const last = await properties.create(app, {})
    await app.db.deleteFrom('properties').where('id', '=', last.id).execute()
    const place = await emptyPlace(to)
    await restore(place, await openArchive(await backupOf(app)))
    const next = await properties.create(await appIn(place), {})
    expect(next.id).toBe(last.id + 1)
  })
})

test('the restored site lists properties, shows photos, and marks emails as possible duplicates', async () => {
  const app = await fullApp()
  await app.db.updateTable('emails').set({ state: 'sent' }).where('id', '=', 1).execute()
  const place = await emptyPlace()
  await restore(place, await openArchive(await backupOf(app)))
  const back = await appIn(place)
  expect(await properties.list(back)).toEqual(await properties.list(app))
  const [name = ''] = (await properties.list(back)).flatMap(({ photos }) => photos)
  expect((await photoStore.open(back, name.replace('.jpg', '-160.webp'))).size).toBeGreaterThan(0)
  expect(await Array.fromAsync(inbox.all(back, { state: 'all' }))).toEqual(
    await Array.fromAsync(inbox.all(app, { state: 'all' })),
  )
  const sent = back.db.selectFrom('emails').select(['state', 'perhaps_twice']).orderBy('id')
  const emails = await sent.execute()
  expect(emails).toEqual([
    { state: 'sent', perhaps_twice: 0 },
    { state: 'waiting', perhaps_twice: 1 },
    { state: 'waiting', perhaps_twice: 1 },
  ])
  expect(await back.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})

test('a long table is restored completely, and its rows are counted', async () => {
  const app = await testApp()
  await properties.createMany(
    app,
    Array.from({ length: 405 }, (_, at) => ({ properties_title: `Home ${at}` })),
  )
  const { path, rows } = await backups.make(app, join(temporaryFolder(), 'site.tar'))
  const place = await emptyPlace()
  expect(await restore(place, await openArchive(path))).toEqual({ rows, files: 0, lost: [] })
  const titles = await place.db.selectFrom('properties').select('title').execute()
  expect(new Set(titles.map(({ title }) => title)).size).toBe(405)
})

test('a file that the backup lacks is reported, and the rest is restored', async () => {
  const app = await fullApp()
  const [lost = ''] = await Array.fromAsync(app.files.list('enquiries'))
  await app.files.remove(lost)
  const archive = await openArchive(await backupOf(app))
  expect(await restore(await emptyPlace(), archive)).toMatchObject({ files: 6, lost: [lost] })
})

test('where a site is moved, no email is marked as a duplicate', async () => {
  const archive = await openArchive(await backupOf(await fullApp()))
  const place = await emptyPlace()
  await restore(place, archive, { isMove: true })
  const emails = await place.db.selectFrom('emails').select('perhaps_twice').execute()
  expect(emails.map((email) => email.perhaps_twice)).toEqual([0, 0, 0])
})

test('an error in the check undoes the restore', async () => {
  const archive = await openArchive(await backupOf(await fullApp()))
  const place = await emptyPlace()
  let seen = 0
  const check = async ({ db, files }: Pick<EmptyPlace, 'db' | 'files'>) => {
    seen = (await properties.list({ db })).length
    expect(await Array.fromAsync(files.list('photos'))).toHaveLength(4)
    throw new Error('not the same')
  }
  await expect(restore(place, archive, { check })).rejects.toThrow('not the same')
  expect(seen).toBe(1)
  expect(await place.db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([])
  for (const folder of ['photos', 'enquiries', 'brochures', 'brand'])
    expect(await Array.fromAsync(place.files.list(folder))).toEqual([])
})

test('a file in any upload folder is never overwritten', async () => {
  const archive = await openArchive(await backupOf(await testApp()))
  const place = await emptyPlace()
  for (const folder of ['photos', 'enquiries', 'brochures', 'brand', 'variants', 'made']) {
    await place.files.put(`${folder}/mine.jpg`, Buffer.from('mine'))
    await expect(restore(place, archive)).rejects.toThrow(
      `There are uploads already (${folder}/mine.jpg), and a backup never overwrites anything. ` +
        'Empty photos, enquiries, brochures, brand, variants, made there, or choose another place.',
    )
    await place.files.remove(`${folder}/mine.jpg`)
  }
})

test('a backup of an older schema is brought up to date', async () => {
  const old = await emptyPlace()
  await migrate(old.db, old.engine)
  await old.db.insertInto('categories').values({ name: 'Houseboat' }).execute()
  const clock = { now: () => new Date() }
  const { path } = await backups.make({ ...old, clock }, join(temporaryFolder(), 'old.tar'))
  const place = await emptyPlace()
  await withNextMigration(async () => {
    await restore(place, await openArchive(path))
    expect(await migrate(place.db, place.engine)).toEqual([])
  })
  const { rows } = await sql`select title_copy from properties`.execute(place.db)
  expect(rows).toEqual([])
  const names = await place.db.selectFrom('categories').select('name').execute()
  expect(names.map(({ name }) => name)).toContain('Houseboat')
  expect(names).toHaveLength(10)
})

test('a target that is not empty is refused and left unchanged', async () => {
  const archive = await openArchive(await backupOf(await fullApp()))
  const used = await emptyPlace()
  const app = await appIn(used)
  await expect(restore(used, archive)).rejects.toThrow('The database is not empty')
  expect(await properties.list(app)).toEqual([])
  const uploads = await emptyPlace()
  await uploads.files.put('photos/a.jpg', await jpeg())
  await expect(restore(uploads, archive)).rejects.toThrow('There are uploads already')
  expect(await uploads.db.introspection.getTables()).toEqual([])
})

test('a failed restore leaves the target empty', async () => {
  const archive = await openArchive(await backupOf(await fullApp()))
  const place = await emptyPlace()
  let room = 3
  const files = {
    ...place.files,
    put: (key: string, bytes: Uint8Array) =>
      room-- > 0 ? place.files.put(key, bytes) : Promise.reject(new Error('disk is full')),
  }
  await expect(restore({ ...place, files }, archive)).rejects.toThrow('disk is full')
  expect(await place.db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([])
  expect(await Array.fromAsync(place.files.list('photos'))).toEqual([])
  expect(await restore(place, archive)).toMatchObject({ files: 7 })
})

test('a restore that was killed can be repeated', async () => {
  const app = await fullApp()
  const archive = await openArchive(await backupOf(app))
  const place = await emptyPlace()
  const [first = '', second = ''] = await Array.fromAsync(app.files.list('photos'))
  const put = async (key: string) =>
    place.files.put(key, (await archive.file(key)) ?? Buffer.from('none'))
  await put(first)
  await put(second)
  expect(await restore(place, archive)).toMatchObject({ files: 7 })
})

test('a restore that fails removes no file that was there before', async () => {
  const app = await fullApp()
  const archive = await openArchive(await backupOf(app))
  const place = await emptyPlace()
  const before = [...archive.fileKeys].slice(0, 3)
  for (const key of before) await place.files.put(key, (await archive.file(key)) ?? Buffer.of())
  const check = () => Promise.reject(new Error('not the same'))
  await expect(restore(place, archive, { check })).rejects.toThrow('not the same')
  for (const key of archive.fileKeys)
    expect(await place.files.has(key), key).toBe(before.includes(key))
})

test('an upload with the name of an archived file but other content is never overwritten', async () => {
  const app = await fullApp()
  const archive = await openArchive(await backupOf(app))
  const place = await emptyPlace()
  const [key = ''] = await Array.fromAsync(app.files.list('photos'))
  await place.files.put(key, Buffer.from('mine'))
  await expect(restore(place, archive)).rejects.toThrow(`There are uploads already (${key})`)
  expect((await (await place.files.find(key))?.read())?.toString()).toBe('mine')
})

test('a file whose record was removed during the backup is not restored', async () => {
  const app = await fullApp()
  app.clock.advance({ days: 2 })
  let reads = 0
  const find: TestApp['files']['find'] = async (key) => {
    // By now the photo in quarantine has been copied.
    if (++reads === 6) await photoStore.removeUnusedUploads(app)
    return app.files.find(key)
  }
  const archive = await openArchive(await backupOf({ ...app, files: { ...app.files, find } }))
  expect(archive.fileKeys).toHaveLength(7)
  const place = await emptyPlace()
  expect(await restore(place, archive)).toMatchObject({ files: 6, lost: [] })
})

describe('a backup is refused', () => {
  test('where one byte has changed', async () => {
    const path = await backupOf(await fullApp())
    const bytes = await readFile(path)
    for (const words of ['Al Jaddaf', '%PDF-', 'content-changes', '"made_at"', '  files/']) {
      const changed = Buffer.from(bytes)
      const at = bytes.indexOf(words)
      changed.writeUInt8(changed.readUInt8(at + 2) ^ 1, at + 2)
      await writeFile(path, changed)
      await expect(openArchive(path), words).rejects.toThrow('is damaged')
    }
  })

  test('where it ends too early', async () => {
    const path = await backupOf(await fullApp())
    const bytes = await readFile(path)
    for (const left of [0, 1000, bytes.length - 2000]) {
      await writeFile(path, bytes.subarray(0, left))
      await expect(openArchive(path)).rejects.toThrow('is not a whole backup: it ends too early.')
    }
  })

  test('where a part of it is missing', async () => {
    const { manifest } = await openArchive(await backupOf(await fullApp()))
    const json = JSON.stringify(manifest)
    expect(await refusal({ 'manifest.json': json })).toContain('SHA256SUMS is missing')
    const sums = `${'0'.repeat(64)}  tables/posts.jsonl\n`
    expect(await refusal({ SHA256SUMS: sums })).toContain('is not a backup of this site')
    for (const broken of ['{}', 'no JSON', '', JSON.stringify({ ...manifest, migrations: [] })])
      expect(await refusal({ 'manifest.json': broken, SHA256SUMS: '' })).toContain(
        'is damaged: its manifest.json cannot be read.',
      )
    const named = `${sumOf(json)}  manifest.json\n`
    expect(await refusal({ 'manifest.json': json, SHA256SUMS: named })).toBe('none')
    expect(await refusal({ 'manifest.json': json, SHA256SUMS: named + sums })).toContain(
      'is damaged: tables/posts.jsonl is missing.',
    )
    expect(
      await refusal({ 'manifest.json': json, 'files/photos/a.jpg': 'x', SHA256SUMS: named }),
    ).toContain('is damaged: files/photos/a.jpg is not as it was.')
  })

  test('where a newer version made it', async () => {
    const { manifest } = await openArchive(await backupOf(await fullApp()))
    const later = { format: 2, whatever: 'comes' }
    expect(await refusal({ 'manifest.json': JSON.stringify(later) })).toContain(
      'newer version of the site: it has format 2, and this version reads 1.',
    )
    const migrations = [...migrationNames(), '9999-towers']
    expect(
      await refusal({ 'manifest.json': JSON.stringify({ ...manifest, migrations }) }),
    ).toContain('newer version of the site: this version does not know 9999-towers.')
  })

  test('where it is another kind of file', async () => {
    const path = join(temporaryFolder(), 'note.txt')
    await expect(openArchive(path)).rejects.toThrow('There is no file')
    await writeFile(path, 'Dear Layla, '.repeat(100))
    await expect(openArchive(path)).rejects.toThrow('is not a whole backup')
    const folder = join(temporaryFolder(), 'folder')
    await mkdir(folder)
    await expect(openArchive(folder)).rejects.toThrow('EISDIR')
  })

  test('where its migrations are in another order', async () => {
    const { manifest } = await openArchive(await backupOf(await testApp()))
    const migrations = [NEXT_MIGRATION, ...manifest.migrations]
    const file = { 'manifest.json': JSON.stringify({ ...manifest, migrations }) }
    expect(await withNextMigration(() => refusal(file))).toContain(
      `this version does not know ${NEXT_MIGRATION}.`,
    )
  })
})

async function fullApp(engine?: Engine): Promise<TestApp> {
  const app = await testApp(engine)
  await fill(app)
  return app
}

async function backupOf(app: backups.BackupSource): Promise<string> {
  return (await backups.make(app, join(temporaryFolder(), 'site.tar'))).path
}

/** The checksums of all rows and files, except emails, whose duplicate mark differs, and settings. */
async function sumsIn(path: string): Promise<string[]> {
  const lines = (await readFile(path, 'latin1')).match(/[0-9a-f]{64} {2}\S+/g) ?? []
  expect(lines.length).toBeGreaterThan(15)
  return lines.filter((line) => !/manifest\.json|(emails|settings)\.jsonl/.test(line)).toSorted()
}

function settingsIn(db: Database) {
  const rows = db.selectFrom('settings').selectAll().where('name', '!=', 'site-identity')
  return rows.orderBy('name').execute()
}

function sumOf(words: string): string {
  return createHash('sha256').update(words).digest('hex')
}

async function refusal(parts: Record<string, string>): Promise<string> {
  const path = join(temporaryFolder(), 'site.tar')
  const file = await open(path, 'wx')
  const tar = tarWriter(file, new Date())
  for (const [name, words] of Object.entries(parts)) await tar.add(name, [words])
  await tar.end()
  await file.close()
  return openArchive(path).then(() => 'none', String)
}
