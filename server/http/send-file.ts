import { Readable } from 'node:stream'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { StoredFile } from '#storage/files/file-store.ts'

import { matchesEtag } from './matches-etag.ts'

const CACHE_CONTROL = {
  forever: 'public, max-age=31536000, immutable',
  revalidate: 'public, no-cache',
  never: 'private, no-store',
}

interface FileResponse {
  /** The name under which a browser saves it: ours, never a visitor's. */
  name: string
  type: string
  etag: string
  cache: keyof typeof CACHE_CONTROL
  /** Whether it has styles of its own, as a drawing may. */
  isStyled?: boolean
}

/** Sends a stored file, or the requested range of it. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Pick<StoredFile, 'size' | 'stream'>,
  { name, type, etag, cache, isStyled = false }: FileResponse,
): FastifyReply {
  const tag = `"${etag}"`
  reply.headers({
    'content-type': type,
    'content-disposition': `inline; filename="${name}"`,
    etag: tag,
    'accept-ranges': 'bytes',
    'cache-control': CACHE_CONTROL[cache],
    // Whatever the bytes are, a browser must not run them as a page of this site.
    'content-security-policy': `default-src 'none'; ${isStyled ? "style-src 'unsafe-inline'; " : ''}frame-ancestors 'none'; sandbox`,
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (matchesEtag(request.headers['if-none-match'], tag)) return reply.code(304).send()

  const range = readRange(wantedRange(request, tag), file.size)
  // Fastify would read the whole stream and send nothing of it.
  const stream = request.method === 'HEAD' ? () => Readable.from([]) : file.stream
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .header('content-range', `bytes */${file.size}`)
      .header('content-type', 'application/json; charset=utf-8')
      .send({ error: 'The file does not reach that far.' })
  if (range === 'whole') return reply.header('content-length', file.size).send(stream())
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(stream(range))
}

/** A range of a file that has changed since is of no use: then the whole file is sent. */
function wantedRange({ headers }: FastifyRequest, tag: string): string | undefined {
  const onlyIf = headers['if-range']
  return onlyIf === undefined || onlyIf === tag ? headers.range : undefined
}

type ByteRange = { start: number; end: number } | 'whole' | 'unsatisfiable'

/** One range of bytes. Several ranges, or an unreadable header, mean the whole file. */
export function readRange(header: string | undefined, size: number): ByteRange {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole'
  if (first === '') {
    const length = Number(last)
    return length === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'unsatisfiable'
  return start > end ? 'whole' : { start, end }
}
