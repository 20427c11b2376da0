import { createHash } from 'node:crypto'

import type { App } from '#domain/app.ts'
import * as content from '#domain/content/content.server.ts'
import { NotFound, Unsupported } from '#domain/problem.ts'
import type { StoredFile } from '#storage/files/file-store.ts'

import type { Brochure } from './brochure.ts'
import * as rows from './brochure-rows.server.ts'

export function list({ db }: Pick<App, 'db'>): Promise<Brochure[]> {
  return rows.list(db)
}

export async function fileKeys(app: Pick<App, 'db'>): Promise<string[]> {
  return (await list(app)).map(({ filename }) => keyOf(filename))
}

export async function add(
  app: Pick<App, 'db' | 'files' | 'clock' | 'content'>,
  title: string,
  pdf: Buffer,
  { demo = false } = {},
): Promise<void> {
  if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-')
    throw new Unsupported('A brochure is a PDF file.')
  const file = `${createHash('sha256').update(pdf).digest('hex').slice(0, 32)}.pdf`
  await app.files.put(keyOf(file), pdf)
  const created_at = app.clock.now().toISOString()
  await content.change(app, (tx) =>
    rows.insert(tx, { title, file, bytes: pdf.length, created_at, demo: demo ? 1 : 0 }),
  )
}

/** Takes the demo brochures out for good, files and all. */
export async function removeDemo(app: Pick<App, 'db' | 'files' | 'content'>): Promise<void> {
  const removed = await content.change(app, rows.deleteDemo)
  for (const file of removed) await app.files.remove(keyOf(file))
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
