import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import limit from 'p-limit'

export type Coding = 'br' | 'gzip' | 'identity'

const SMALLEST_COMPRESSED = 1024

// A compressor takes megabytes while it works, and as many work as there are visitors of pages that
// are not kept: two at once, in turn, hold what two take.
const inTurn = limit(2)

const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  // As far back as the longest page reaches; by default there is room for 4 MB.
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The bytes in every coding. What is small stays as it is: a frame of the network holds it anyway. */
export async function inEveryCoding(body: Buffer): Promise<Record<Coding, Buffer>> {
  if (body.length < SMALLEST_COMPRESSED) return { br: body, gzip: body, identity: body }
  const [br, gz] = await Promise.all([
    inTurn(() => toBrotli(body, { params: BROTLI })),
    inTurn(() => toGzip(body, { level: 6 })),
  ])
  return { br, gzip: gz, identity: body }
}

const known = new Map<string | undefined, Coding>()

/** Browsers send a handful of different headers; each is read once. */
export function codingFor(accepted: string | undefined): Coding {
  const before = known.get(accepted)
  if (before) return before
  if (known.size > 200) known.clear()
  const coding = readAccepted(accepted ?? '')
  known.set(accepted, coding)
  return coding
}

function readAccepted(header: string): Coding {
  const wanted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((word) => word.trim()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  return (['br', 'gzip'] as const).find((coding) => wanted.has(coding)) ?? 'identity'
}
