import { TooMany } from '#domain/problem.ts'

/** About thirty photos of a phone. Slow or unfinished uploads cannot take more than this. */
export const uploadMemory = createMemoryBudget(192 * 1024 * 1024)

/** Memory for files that are being uploaded, shared by all requests. */
export function createMemoryBudget(maxBytes: number) {
  let used = 0

  return {
    /** Reads a file and passes it on. Without room the rest is read and dropped, then refused. */
    async collect<Result>(
      file: AsyncIterable<Uint8Array>,
      use: (bytes: Buffer) => Promise<Result>,
    ): Promise<Result> {
      const chunks: Uint8Array[] = []
      let fileBytes = 0
      let isFull = false
      const free = () => {
        chunks.length = 0
        used -= fileBytes
        fileBytes = 0
      }
      try {
        for await (const chunk of file) {
          isFull ||= used + chunk.length > maxBytes
          if (isFull) {
            free()
            continue
          }
          used += chunk.length
          fileBytes += chunk.length
          chunks.push(chunk)
        }
        if (isFull) throw outOfMemory()
        return await use(Buffer.concat(chunks))
      } finally {
        free()
      }
    },

    /** Sets memory aside for a form that is read as a whole. */
    async reserve<Result>(bytes: number, use: () => Promise<Result>): Promise<Result> {
      if (used + bytes > maxBytes) throw outOfMemory()
      used += bytes
      try {
        return await use()
      } finally {
        used -= bytes
      }
    },
  }
}

function outOfMemory(): TooMany {
  return new TooMany('Too many files are on their way at this moment. Please try again.', 5)
}
