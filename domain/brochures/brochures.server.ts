import { hash } from 'node:crypto'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import type { Language } from '#domain/language.ts'
import { NotFound } from '#domain/problem.ts'
import * as settings from '#domain/settings/settings.server.ts'
import type { StoredFile } from '#storage/files/file-store.ts'

import { brochureLanguage, type Brochure } from './brochure.ts'
import { assertPdf } from './assert-pdf.ts'

/** Oldest first. */
export async function list({ db }: Pick<App, 'db'>): Promise<Brochure[]> {
  const rows = await db.selectFrom('brochures').selectAll().orderBy('id').execute()
  return rows.map(({ file, demo, ...brochure }) => ({
    ...brochure,
    filename: file,
    url: `/uploads/${file}`,
  }))
}

/** The uploaded brochure that visitors get in a language: the last one that is in it. */
export async function findCurrent(
  app: Pick<App, 'db'>,
  language: Language,
): Promise<Brochure | undefined> {
  return (await list(app)).findLast((brochure) => brochureLanguage(brochure) === language)
}

export async function fileKeys(app: Pick<App, 'db'>): Promise<string[]> {
  return (await list(app)).map(({ filename }) => fileKey(filename))
}

type BrochureWriter = Pick<App, 'db' | 'files' | 'clock' | 'contentVersion' | 'actor'>

/** Adds an uploaded brochure; visitors get it from now on. */
export async function add(
  app: BrochureWriter & Pick<App, 'pdfWorker'>,
  title: string,
  uploaded: Buffer,
): Promise<Brochure> {
  assertPdf(uploaded)
  const pdf = await app.pdfWorker.makePassive(uploaded)
  const file = `${hash('sha256', pdf).slice(0, 32)}.pdf`
  await app.files.put(fileKey(file), pdf)
  const created_at = app.clock.now().toISOString()
  return content.change(app, async (tx) => {
    const row = { title, file, bytes: pdf.length, created_at, demo: 0 }
    await tx.insertInto('brochures').values(row).execute()
    await audit.record(tx, app, { what: 'brochure-uploaded', note: title })
    const added = (await list({ db: tx })).at(-1)
    if (!added) throw new Error('The inserted brochure is missing.')
    return added
  })
}

/** Removes a brochure; visitors get the one before it. */
export async function remove(app: BrochureWriter, id: number): Promise<void> {
  const file = await content.change(app, async (tx) => {
    const removed = await tx
      .deleteFrom('brochures')
      .where('id', '=', id)
      .returning(['title', 'file'])
      .executeTakeFirst()
    if (!removed) throw new NotFound('brochure', id)
    await audit.record(tx, app, { what: 'brochure-removed', note: removed.title })
    return removed.file
  })
  await removeFile(app, file)
}

/** Removes the file, unless another brochure has the same one. */
async function removeFile(app: Pick<App, 'db' | 'files'>, file: string): Promise<void> {
  const isUsed = (await list(app)).some(({ filename }) => filename === file)
  if (!isUsed) await app.files.remove(fileKey(file))
}

const PROPERTIES_SETTING = 'brochure-homes'

/** The properties that an administrator chose for the site's own brochure; if none, the newest. */
export async function chosenProperties({ db }: Pick<App, 'db'>): Promise<number[]> {
  return JSON.parse((await settings.read({ db }, PROPERTIES_SETTING)) ?? '[]') as number[]
}

export async function chooseProperties(app: Omit<BrochureWriter, 'files'>, ids: number[]) {
  await content.change(app, async (tx) => {
    await settings.write({ db: tx }, PROPERTIES_SETTING, JSON.stringify(ids))
    await audit.record(tx, app, { what: 'brochure-homes-chosen', note: ids.join(', ') })
  })
}

/** Removes the demo brochures and their files for good. */
export async function removeDemo(app: Pick<App, 'db' | 'files' | 'contentVersion'>): Promise<void> {
  const removed = await content.change(app, (tx) =>
    tx.deleteFrom('brochures').where('demo', '=', 1).returning('file').execute(),
  )
  for (const { file } of removed) await removeFile(app, file)
}

export async function open({ files }: Pick<App, 'files'>, file: string): Promise<StoredFile> {
  const stored = isBrochureName(file) ? await files.find(fileKey(file)) : null
  if (!stored) throw new NotFound('file', file)
  return stored
}

export function isBrochureName(file: string): boolean {
  return /^[0-9a-f]{32}\.pdf$/.test(file)
}

function fileKey(file: string): string {
  return `brochures/${file}`
}
