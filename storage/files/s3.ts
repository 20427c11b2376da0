import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { StoreTrouble } from '#storage/database/store-errors.ts'

import { assertKey, type FileStore, type StoredFile } from './file-store.ts'
import type { S3Address } from './s3-address.ts'
import { codeIn, s3Requests, type AskS3, type Patience, type S3Answer } from './s3-requests.ts'

/** A photo as pages show it comes in one piece; a larger file in several, each asked for anew. */
const PIECE_BYTES = 512 * 1024

/**
 * Files in a bucket of any store that speaks S3. A file goes up in one request, which is carried out
 * whole or not at all: the largest we take is a photo of 30 MB, and a bucket takes 5 GB so.
 */
export function s3Files(address: S3Address, patience?: Patience): FileStore {
  const ask = s3Requests(address, patience)
  return {
    async put(key, bytes) {
      assertKey(key)
      await ask({ method: 'PUT', key, body: bytes, headers: headersFor(key) }, [200])
    },
    async find(key) {
      assertKey(key)
      const first = await askForPiece(ask, key, { start: 0, end: PIECE_BYTES - 1 })
      return first && storedFile(ask, key, first)
    },
    async has(key) {
      assertKey(key)
      return (await ask({ method: 'HEAD', key }, [200, 404])).status === 200
    },
    async remove(key) {
      assertKey(key)
      await ask({ method: 'DELETE', key }, [200, 204, 404])
    },
    async *list(folder) {
      for (let from = {}; ;) {
        const query = { 'list-type': '2', prefix: `${address.prefix}${folder}/`, ...from }
        const page = (await ask({ method: 'GET', query }, [200])).body.toString()
        for (const key of valuesOf(page, 'Key')) yield key.slice(address.prefix.length)
        const [next] = valuesOf(page, 'NextContinuationToken')
        if (next === undefined) return
        from = { 'continuation-token': next }
      }
    },
  }
}

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

// For whoever reads the bucket without us: a content delivery network in front of it. What is named
// by its content never changes.
function headersFor(key: string): Record<string, string> {
  const type = TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  return { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }
}

interface Piece {
  bytes: Buffer
  /** Of the whole file. */
  size: number
  etag: string
}

/** Null where nothing stands under the key. */
async function askForPiece(
  ask: AskS3,
  key: string,
  { start, end }: { start: number; end: number },
  headers: Record<string, string> = {},
): Promise<Piece | null> {
  const range = `bytes=${start}-${end}`
  const answer = await ask(
    { method: 'GET', key, headers: { ...headers, range } },
    [200, 206, 404, 416],
  )
  const etag = answer.headers.get('etag') ?? ''
  switch (answer.status) {
    case 404:
      return missing(key, answer)
    // An empty file has no first byte.
    case 416:
      return { bytes: Buffer.alloc(0), size: 0, etag }
    // A store that gives the whole where it is asked for a part.
    case 200:
      return { bytes: answer.body.subarray(start, end + 1), size: answer.body.length, etag }
    default:
      return { bytes: answer.body, size: sizeIn(key, answer), etag }
  }
}

function missing(key: string, { body }: S3Answer): null {
  const why = codeIn(body)
  if (why === 'NoSuchKey' || why === '') return null
  throw new StoreTrouble('unreachable', `GET ${key}: the file store answered 404 ${why}`)
}

function sizeIn(key: string, { headers }: S3Answer): number {
  const [, size] = /^bytes \d+-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  if (size === undefined)
    throw new StoreTrouble('unreachable', `GET ${key}: the file store did not say how long it is`)
  return Number(size)
}

function storedFile(ask: AskS3, key: string, first: Piece): StoredFile {
  const { size } = first
  const stream = (range = { start: 0, end: size - 1 }) =>
    Readable.from(pieces(ask, key, first, range), { objectMode: false })
  return { size, stream, read: () => buffer(stream()) }
}

/** The bytes from `start` to `end`, all of one and the same file, whatever is put there meanwhile. */
async function* pieces(
  ask: AskS3,
  key: string,
  first: Piece,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Buffer> {
  if (start < first.bytes.length) yield first.bytes.subarray(start, end + 1)
  for (let at = Math.max(start, first.bytes.length); at <= end; at += PIECE_BYTES) {
    const upTo = Math.min(end, at + PIECE_BYTES - 1)
    const piece = await askForPiece(ask, key, { start: at, end: upTo }, { 'if-match': first.etag })
    if (piece?.etag !== first.etag || piece.bytes.length !== upTo - at + 1)
      throw new StoreTrouble('unreachable', `GET ${key}: it was removed while it was read`)
    yield piece.bytes
  }
}

function valuesOf(xml: string, tag: string): string[] {
  return Array.from(xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g')), ([, value = '']) =>
    value.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (_, name: string) => characterNamed(name)),
  )
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function characterNamed(name: string): string {
  if (!name.startsWith('#')) return CHARACTERS[name] ?? ''
  return String.fromCodePoint(Number(name.replace('#', '0').replace(/^0(\d)/, '$1')))
}
