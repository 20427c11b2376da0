import { TooMany } from '#domain/problem.ts'

/** Memory for files on their way in, shared by all who send. */
export interface Room {
  /** Gathers a file and hands it on. One that finds no room is let pass by, and then refused. */
  hold<Result>(
    file: AsyncIterable<Uint8Array>,
    use: (bytes: Buffer) => Promise<Result>,
  ): Promise<Result>
  /** Sets room aside for a form that is read all at once. */
  reserve<Result>(bytes: number, use: () => Promise<Result>): Promise<Result>
}

/**
 * Many who send large files at once, or begin and never end, take no more memory than this: some
 * thirty photos of a telephone.
 */
export const uploadMemory = roomFor(192 * 1024 * 1024)

export function roomFor(mostBytes: number): Room {
  let taken = 0

  return {
    async hold(file, use) {
      const chunks: Uint8Array[] = []
      let mine = 0
      let crowded = false
      const giveBack = () => {
        chunks.length = 0
        taken -= mine
        mine = 0
      }
      try {
        for await (const chunk of file) {
          crowded ||= taken + chunk.length > mostBytes
          if (crowded) {
            giveBack()
            continue
          }
          taken += chunk.length
          mine += chunk.length
          chunks.push(chunk)
        }
        if (crowded) throw noRoom()
        return await use(Buffer.concat(chunks))
      } finally {
        giveBack()
      }
    },

    async reserve(bytes, use) {
      if (taken + bytes > mostBytes) throw noRoom()
      taken += bytes
      try {
        return await use()
      } finally {
        taken -= bytes
      }
    },
  }
}

function noRoom(): TooMany {
  return new TooMany('Too many files are on their way at this moment. Please try again.', 5)
}
