import { createHash } from 'node:crypto'
import { buffer, text } from 'node:stream/consumers'
import { StringDecoder } from 'node:string_decoder'

import { NotFound, Unsupported } from '#domain/problem.ts'
import { migrationNames } from '#storage/database/migrate.ts'
import { BrokenTar } from '#storage/tar/tar-header.ts'
import { listTar, type TarEntry } from '#storage/tar/tar-reader.ts'

import { fileEntry, FORMAT, MANIFEST, manifest, SUMS, type Manifest } from './backup.ts'
import type { Row } from './backup-rows.server.ts'

export interface Archive {
  manifest: Manifest
  /** In an order in which a row never comes before one that it refers to. */
  tables: { name: string; rows(): AsyncGenerator<Row> }[]
  files: number
  /** What was uploaded under the key, where the backup has it. */
  file(key: string): Promise<Buffer | null>
}

/** Opens a backup that is whole and that we can read; every byte of it has been checked. */
export async function openArchive(path: string): Promise<Archive> {
  const entries = await list(path)
  const said = await readManifest(path, entries)
  await assertWhole(path, entries)
  return {
    manifest: said,
    tables: [...entries.values()].flatMap((entry) => tableIn(entry) ?? []),
    files: [...entries.keys()].filter((name) => name.startsWith(fileEntry(''))).length,
    async file(key) {
      const entry = entries.get(fileEntry(key))
      return entry ? buffer(entry.stream()) : null
    },
  }
}

async function list(path: string): Promise<Map<string, TarEntry>> {
  try {
    return new Map((await listTar(path)).map((entry) => [entry.name, entry]))
  } catch (error) {
    if (error instanceof BrokenTar)
      throw new Unsupported(`${path} is not a whole backup: it ${error.message}.`)
    if (isMissing(error)) throw new NotFound('file', path)
    throw error
  }
}

async function readManifest(path: string, entries: Map<string, TarEntry>): Promise<Manifest> {
  const entry = entries.get(MANIFEST)
  if (!entry) throw new Unsupported(`${path} is not a backup of this site.`)
  const said = parsedJson(await text(entry.stream()))
  const format = manifest.pick({ format: true }).safeParse(said)
  if (format.success && format.data.format > FORMAT)
    throw new Unsupported(
      `${path} was made by a newer version of the site: it has format ${format.data.format}, and this version reads ${FORMAT}.`,
    )
  const { success, data } = manifest.safeParse(said)
  if (!success) throw new Unsupported(`${path} is damaged: its ${MANIFEST} cannot be read.`)
  const known = await migrationNames()
  const unknown = data.migrations.find((name, at) => name !== known[at])
  if (unknown !== undefined)
    throw new Unsupported(
      `${path} was made by a newer version of the site: this version does not know ${unknown}.`,
    )
  return data
}

async function assertWhole(path: string, entries: Map<string, TarEntry>): Promise<void> {
  const sums = await readSums(path, entries)
  for (const [name, entry] of entries) {
    if (name === SUMS) continue
    if (sums.get(name) !== (await sumOf(entry)))
      throw new Unsupported(`${path} is damaged: ${name} is not as it was.`)
    sums.delete(name)
  }
  for (const name of sums.keys()) throw new Unsupported(`${path} is damaged: ${name} is missing.`)
}

async function readSums(path: string, entries: Map<string, TarEntry>) {
  const entry = entries.get(SUMS)
  if (!entry) throw new Unsupported(`${path} is damaged: ${SUMS} is missing.`)
  const lines = (await text(entry.stream())).split('\n')
  return new Map(lines.filter(Boolean).map((line) => [line.slice(66), line.slice(0, 64)]))
}

async function sumOf(entry: TarEntry): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of entry.stream()) hash.update(piece as Buffer)
  return hash.digest('hex')
}

function tableIn(entry: TarEntry): Archive['tables'][number] | null {
  const [, name] = /^tables\/(\w+)\.jsonl$/.exec(entry.name) ?? []
  return name === undefined ? null : { name, rows: () => rowsIn(entry) }
}

async function* rowsIn(entry: TarEntry): AsyncGenerator<Row> {
  for await (const line of linesIn(entry)) if (line !== '') yield JSON.parse(line) as Row
}

// Not by node:readline: it also breaks lines at U+2028, which JSON leaves as it is.
async function* linesIn(entry: TarEntry): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let begun = ''
  for await (const piece of entry.stream()) {
    const lines = (begun + decoder.write(piece as Buffer)).split('\n')
    begun = lines.pop() ?? ''
    yield* lines
  }
  yield begun + decoder.end()
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
