import { createHash } from 'node:crypto'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import { NotFound } from '#domain/problem.ts'
import * as settings from '#domain/settings/settings.server.ts'
import type { StoredFile } from '#storage/files/file-store.ts'

import type { Brochure } from './brochure.ts'
import { assertPdf } from './pdf.ts'
import * as rows from './brochure-rows.server.ts'

export function list({ db }: Pick<App, 'db'>): Promise<Brochure[]> {
  return rows.list(db)
}

export async function fileKeys(app: Pick<App, 'db'>): Promise<string[]> {
  return (await list(app)).map(({ filename }) => keyOf(filename))
}

type Writing = Pick<App, 'db' | 'files' | 'clock' | 'contentVersion' | 'actor'>

/** Puts a brochure of the agency's own in front of all others. */
export async function add(app: Writing, title: string, pdf: Buffer): Promise<Brochure> {
  assertPdf(pdf)
  const file = `${createHash('sha256').update(pdf).digest('hex').slice(0, 32)}.pdf`
  await app.files.put(keyOf(file), pdf)
  const created_at = app.clock.now().toISOString()
  return content.change(app, async (tx) => {
    await rows.insert(tx, { title, file, bytes: pdf.length, created_at, demo: 0 })
    await audit.record(tx, app, { what: 'brochure-uploaded', note: title })
    const added = (await rows.list(tx)).at(-1)
    if (!added) throw new Error('A brochure was inserted and is not there.')
    return added
  })
}

/** Takes a brochure back; the one before it is on offer again. */
export async function remove(app: Writing, id: number): Promise<void> {
  const file = await content.change(app, async (tx) => {
    const removed = await rows.remove(tx, id)
    if (!removed) throw new NotFound('brochure', id)
    await audit.record(tx, app, { what: 'brochure-removed', note: removed.title })
    return removed.file
  })
  await removeFile(app, file)
}

/** The same file may still stand there under another title. */
async function removeFile(app: Pick<App, 'db' | 'files'>, file: string): Promise<void> {
  const still = (await list(app)).some(({ filename }) => filename === file)
  if (!still) await app.files.remove(keyOf(file))
}

const HOMES = 'brochure-homes'

/** The homes that an administrator has chosen for it; none: the newest. */
export async function chosenProperties({ db }: Pick<App, 'db'>): Promise<number[]> {
  return JSON.parse((await settings.read({ db }, HOMES)) ?? '[]') as number[]
}

export async function chooseProperties(app: Omit<Writing, 'files'>, ids: number[]): Promise<void> {
  await content.change(app, async (tx) => {
    await settings.write({ db: tx }, HOMES, JSON.stringify(ids))
    await audit.record(tx, app, { what: 'brochure-homes-chosen', note: ids.join(', ') })
  })
}

/** Takes the demo brochures out for good, files and all. */
export async function removeDemo(app: Pick<App, 'db' | 'files' | 'contentVersion'>): Promise<void> {
  const removed = await content.change(app, rows.deleteDemo)
  for (const file of removed) await removeFile(app, file)
}

export async function open({ files }: Pick<App, 'files'>, file: string): Promise<StoredFile> {
  const found = isBrochureName(file) ? await files.find(keyOf(file)) : null
  if (!found) throw new NotFound('file', file)
  return found
}

export function isBrochureName(file: string): boolean {
  return /^[0-9a-f]{32}\.pdf$/.test(file)
}

function keyOf(file: string): string {
  return `brochures/${file}`
}
