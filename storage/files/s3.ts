import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { StoreError } from '#storage/database/store-errors.ts'

import { assertKey, isKey, type FileStore } from './file-store.ts'
import type { S3Address } from './s3-address.ts'
import { errorCode, s3Requests, type RetryPolicy, type SendS3Request } from './s3-requests.ts'

/** Photos as pages show them fit into one chunk; larger files are requested in several. */
const CHUNK_BYTES = 512 * 1024

/**
 * Files in a bucket of any S3-compatible store. A file is uploaded in one atomic request: the largest
 * is a photo of 30 MB, and the limit is 5 GB.
 */
export function s3Files(address: S3Address, policy?: RetryPolicy): FileStore {
  const send = s3Requests(address, policy)
  return {
    async put(key, bytes) {
      assertKey(key)
      await send({ method: 'PUT', key, body: bytes, headers: headersFor(key) }, [200])
    },
    async find(key) {
      assertKey(key)
      const first = await readChunk(send, key, { start: 0, end: CHUNK_BYTES - 1 })
      if (!first) return null
      const { size } = first
      const stream = (range = { start: 0, end: size - 1 }) =>
        Readable.from(chunks(send, key, first, range), { objectMode: false })
      return { size, stream, read: () => buffer(stream()) }
    },
    async has(key) {
      assertKey(key)
      return (await send({ method: 'HEAD', key }, [200, 404])).status === 200
    },
    async modifiedAt(key) {
      assertKey(key)
      const { status, headers } = await send({ method: 'HEAD', key }, [200, 404])
      const modified = headers.get('last-modified')
      return status === 200 && modified ? new Date(modified) : null
    },
    async remove(key) {
      assertKey(key)
      await send({ method: 'DELETE', key }, [200, 204, 404])
    },
    async *list(folder) {
      for (let page = {}; ;) {
        const query = { 'list-type': '2', prefix: `${address.prefix}${folder}/`, ...page }
        const xml = (await send({ method: 'GET', query }, [200])).body.toString()
        const keys = valuesOf(xml, 'Key').map((key) => key.slice(address.prefix.length))
        yield* keys.filter(isKey)
        const [next] = valuesOf(xml, 'NextContinuationToken')
        if (next === undefined) return
        page = { 'continuation-token': next }
      }
    },
    // A request that was cut off stores nothing.
    removeUnfinished: () => Promise.resolve(),
  }
}

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

// For a CDN that reads the bucket directly. Files are named by their content and never change.
function headersFor(key: string): Record<string, string> {
  const type = TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  return { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }
}

interface FileChunk {
  bytes: Buffer
  /** Size of the whole file. */
  size: number
  etag: string
}

/** Null where the key does not exist. */
async function readChunk(
  send: SendS3Request,
  key: string,
  { start, end }: { start: number; end: number },
  headers: Record<string, string> = {},
): Promise<FileChunk | null> {
  const range = `bytes=${start}-${end}`
  const response = await send(
    { method: 'GET', key, headers: { ...headers, range } },
    [200, 206, 404, 416],
  )
  const etag = response.headers.get('etag') ?? ''
  switch (response.status) {
    case 404: {
      const code = errorCode(response.body)
      if (code === 'NoSuchKey' || code === '') return null
      throw new StoreError('unreachable', `GET ${key}: the file store answered 404 ${code}`)
    }
    // An empty file has no first byte, so the range is not satisfiable.
    case 416:
      return { bytes: Buffer.alloc(0), size: 0, etag }
    // A store that ignores ranges and sends the whole file.
    case 200:
      return { bytes: response.body.subarray(start, end + 1), size: response.body.length, etag }
    default: {
      const range = response.headers.get('content-range') ?? ''
      const [, size] = /^bytes \d+-\d+\/(\d+)$/.exec(range) ?? []
      if (size === undefined)
        throw new StoreError('unreachable', `GET ${key}: the file store did not say how long it is`)
      return { bytes: response.body, size: Number(size), etag }
    }
  }
}

/** The bytes from `start` to `end`. Fails if the file is replaced meanwhile. */
async function* chunks(
  send: SendS3Request,
  key: string,
  first: FileChunk,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Buffer> {
  if (start < first.bytes.length) yield first.bytes.subarray(start, end + 1)
  let position = Math.max(start, first.bytes.length)
  for (; position <= end; position += CHUNK_BYTES) {
    const last = Math.min(end, position + CHUNK_BYTES - 1)
    const range = { start: position, end: last }
    const chunk = await readChunk(send, key, range, { 'if-match': first.etag })
    if (chunk?.etag !== first.etag || chunk.bytes.length !== last - position + 1)
      throw new StoreError('unreachable', `GET ${key}: it was removed while it was read`)
    yield chunk.bytes
  }
}

function valuesOf(xml: string, tag: string): string[] {
  return Array.from(xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g')), ([, value = '']) =>
    value.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (_, name: string) => decodeEntity(name)),
  )
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntity(name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? ''
  const isHexadecimal = /^#x/i.test(name)
  return String.fromCodePoint(
    isHexadecimal ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10),
  )
}
