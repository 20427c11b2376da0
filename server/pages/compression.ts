import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import limit from 'p-limit'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A smaller body fits into one network packet anyway. */
const MIN_COMPRESSED_BYTES = 1024

// A compressor takes megabytes while it works. The limit bounds the memory when many pages that are
// not cached are requested at once.
const compressionQueue = limit(2)

const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  // A window of 256 kB covers the longest page; the default takes 4 MB of memory.
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The body in every encoding; a small one stays uncompressed in all of them. */
export async function compressAll(body: Buffer): Promise<Record<Encoding, Buffer>> {
  if (body.length < MIN_COMPRESSED_BYTES) return { br: body, gzip: body, identity: body }
  const [br, gz] = await Promise.all([
    compressionQueue(() => toBrotli(body, { params: BROTLI_PARAMS })),
    compressionQueue(() => toGzip(body, { level: 6 })),
  ])
  return { br, gzip: gz, identity: body }
}

const parsedHeaders = new Map<string | undefined, Encoding>()

/** The best encoding that a client accepts. Browsers send few different headers; each is parsed once. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const parsed = parsedHeaders.get(acceptEncoding)
  if (parsed) return parsed
  if (parsedHeaders.size > 200) parsedHeaders.clear()
  const encoding = parseAcceptEncoding(acceptEncoding ?? '')
  parsedHeaders.set(acceptEncoding, encoding)
  return encoding
}

function parseAcceptEncoding(header: string): Encoding {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((word) => word.trim()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  return (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding)) ?? 'identity'
}
