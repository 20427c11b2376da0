import { createHash } from 'node:crypto'
import { buffer, text } from 'node:stream/consumers'
import { StringDecoder } from 'node:string_decoder'

import { NotFound, Unsupported } from '#domain/problem.ts'
import { migrationNames } from '#storage/database/migrate.ts'
import { unlessMissing } from '#storage/files/disk.ts'
import { BrokenTar, listTar, type TarEntry } from '#storage/tar.ts'

import { fileEntry, FORMAT, MANIFEST, manifestSchema, CHECKSUMS, type Manifest } from './backup.ts'
import type { Row } from './backup-rows.server.ts'
import { isEarly, withFinalNames } from './early-backup.ts'

const FILES = fileEntry('')

export type Archive = Awaited<ReturnType<typeof openArchive>>

/**
 * Opens a backup after every byte of it was checked; throws where it is damaged or too new. The
 * messages of these errors begin with `name`.
 */
export async function openArchive(path: string, name = path) {
  const entries = await list(path, name)
  const stored = {
    manifest: await readManifest(name, entries),
    /** In the order of the archive: the writer puts every table after those that it refers to. */
    tables: [...entries.values()].flatMap((entry) => tableIn(entry) ?? []),
  }
  const content = isEarly(stored) ? withFinalNames(stored) : stored
  assertKnown(name, content.manifest)
  await assertWhole(name, entries)
  return {
    ...content,
    fileKeys: [...entries.keys()].flatMap((entry) =>
      entry.startsWith(FILES) ? entry.slice(FILES.length) : [],
    ),
    /** The uploaded file with this key, or null where the backup lacks it. */
    async file(key: string): Promise<Buffer | null> {
      const entry = entries.get(fileEntry(key))
      return entry ? buffer(entry.stream()) : null
    },
  }
}

async function list(path: string, name: string): Promise<Map<string, TarEntry>> {
  const entries = await unlessMissing(listTar(path), null).catch((error: unknown) => {
    if (!(error instanceof BrokenTar)) throw error
    throw new Unsupported(`${name} is not a whole backup: it ${error.message}.`)
  })
  if (!entries) throw new NotFound('file', path)
  return new Map(entries.map((entry) => [entry.name, entry]))
}

async function readManifest(archive: string, entries: Map<string, TarEntry>): Promise<Manifest> {
  const entry = entries.get(MANIFEST)
  if (!entry) throw new Unsupported(`${archive} is not a backup of this site.`)
  const json = parseJson(await text(entry.stream()))
  const format = manifestSchema.pick({ format: true }).safeParse(json)
  if (format.success && format.data.format > FORMAT)
    throw new Unsupported(
      `${archive} was made by a newer version of the site: it has format ${format.data.format}, and this version reads ${FORMAT}.`,
    )
  const { success, data } = manifestSchema.safeParse(json)
  if (!success) throw new Unsupported(`${archive} is damaged: its ${MANIFEST} cannot be read.`)
  return data
}

function assertKnown(archive: string, { migrations }: Manifest): void {
  const known = migrationNames()
  const unknown = migrations.find((name, index) => name !== known[index])
  if (unknown !== undefined)
    throw new Unsupported(
      `${archive} was made by a newer version of the site: this version does not know ${unknown}.`,
    )
}

async function assertWhole(archive: string, entries: Map<string, TarEntry>): Promise<void> {
  const checksums = await readChecksums(archive, entries)
  for (const [name, entry] of entries) {
    if (name === CHECKSUMS) continue
    if (checksums.get(name) !== (await checksumOf(entry)))
      throw new Unsupported(`${archive} is damaged: ${name} is not as it was.`)
    checksums.delete(name)
  }
  for (const name of checksums.keys())
    throw new Unsupported(`${archive} is damaged: ${name} is missing.`)
}

async function readChecksums(archive: string, entries: Map<string, TarEntry>) {
  const entry = entries.get(CHECKSUMS)
  if (!entry) throw new Unsupported(`${archive} is damaged: ${CHECKSUMS} is missing.`)
  const lines = (await text(entry.stream())).split('\n')
  return new Map(lines.filter(Boolean).map(parseChecksumLine))
}

/** A line as `sha256sum` writes it: 64 hexadecimal digits, two spaces, the name. */
function parseChecksumLine(line: string): [name: string, checksum: string] {
  return [line.slice(66), line.slice(0, 64)]
}

async function checksumOf(entry: TarEntry): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of entry.stream()) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

function tableIn(entry: TarEntry) {
  const [, name] = /^tables\/(\w+)\.jsonl$/.exec(entry.name) ?? []
  return name === undefined ? null : { name, rows: () => rowsIn(entry) }
}

async function* rowsIn(entry: TarEntry): AsyncGenerator<Row> {
  for await (const line of linesIn(entry)) if (line !== '') yield JSON.parse(line) as Row
}

// Not node:readline, which also splits at U+2028, a character that JSON does not escape.
async function* linesIn(entry: TarEntry): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let incomplete = ''
  for await (const chunk of entry.stream()) {
    const lines = (incomplete + decoder.write(chunk as Buffer)).split('\n')
    incomplete = lines.pop() ?? ''
    yield* lines
  }
  yield incomplete + decoder.end()
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
