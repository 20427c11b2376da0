import type { FastifyReply, FastifyRequest } from 'fastify'

import type { StoredFile } from '#storage/files/file-store.ts'

interface Sending {
  /** Under which it is saved: one that we gave it. */
  name: string
  type: string
  etag: string
  /** For ever, not at all, or after asking whether it is still the same. */
  cacheable: boolean | 'if asked'
}

const CACHE_CONTROL = {
  true: 'public, max-age=31536000, immutable',
  'if asked': 'public, no-cache',
  false: 'private, no-store',
}

/** Sends a stored file, in parts where asked. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { name, type, etag, cacheable }: Sending,
): FastifyReply {
  const tag = `"${etag}"`
  reply.headers({
    'content-type': type,
    'content-disposition': `inline; filename="${name}"`,
    etag: tag,
    'accept-ranges': 'bytes',
    'cache-control': CACHE_CONTROL[`${cacheable}`],
    // Whatever the bytes turn out to be, a browser must not run them as a page of ours.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()

  const range = readRange(request.headers.range, file.size)
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .header('content-range', `bytes */${file.size}`)
      .header('content-type', 'application/json; charset=utf-8')
      .send({ error: 'The file does not reach that far.' })
  if (range === 'whole') return reply.header('content-length', file.size).send(file.stream())
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(file.stream(range))
}

type Range = { start: number; end: number } | 'whole' | 'unsatisfiable'

/** One range of bytes; several at once, or what cannot be read, is answered with the whole file. */
export function readRange(header: string | undefined, size: number): Range {
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
