import { TooMany } from '#domain/problem.ts'

/** Who sends a file. */
export interface Sender {
  /** The network that the visitor is in; see `networkOf`. */
  network: string
  isAdministrator: boolean
}

/** A network's share holds the forty photos of a seller. Slow uploads cannot take more than this. */
export const uploadMemory = createMemoryBudget(288 * 1024 * 1024)

/** Visitors leave the rest to administrators, and to each other. */
const VISITORS_SHARE = 2 / 3
const NETWORK_SHARE = 1 / 3

export type FormMemory = ReturnType<ReturnType<typeof createMemoryBudget>['open']>

/** Memory for files that are being uploaded, shared by all requests. Only bytes that came count. */
export function createMemoryBudget(maxBytes: number) {
  const used = { byAll: 0, byVisitors: 0, byNetwork: new Map<string, number>() }

  function hasRoom(bytes: number, { network, isAdministrator }: Sender): boolean {
    if (used.byAll + bytes > maxBytes) return false
    return (
      isAdministrator ||
      (used.byVisitors + bytes <= maxBytes * VISITORS_SHARE &&
        (used.byNetwork.get(network) ?? 0) + bytes <= maxBytes * NETWORK_SHARE)
    )
  }

  function count(bytes: number, { network, isAdministrator }: Sender): void {
    used.byAll += bytes
    if (isAdministrator) return
    used.byVisitors += bytes
    const ofNetwork = (used.byNetwork.get(network) ?? 0) + bytes
    if (ofNetwork > 0) used.byNetwork.set(network, ofNetwork)
    else used.byNetwork.delete(network)
  }

  return {
    /** Memory for the files of one form. Each is freed by itself, or all at the end of the form. */
    open(sender: Sender) {
      let held = 0
      const free = (bytes = held) => {
        held -= bytes
        count(-bytes, sender)
      }
      return {
        /** Reads a file. Without room the rest is read and dropped, then refused. */
        async read(file: AsyncIterable<Uint8Array>): Promise<Buffer> {
          const chunks: Uint8Array[] = []
          let size = 0
          let isFull = false
          for await (const chunk of file) {
            isFull ||= !hasRoom(chunk.length, sender)
            if (isFull) {
              chunks.length = 0
              free(size)
              size = 0
              continue
            }
            count(chunk.length, sender)
            held += chunk.length
            size += chunk.length
            chunks.push(chunk)
          }
          if (isFull) throw outOfMemory()
          return Buffer.concat(chunks)
        },
        free,
      }
    },
  }
}

function outOfMemory(): TooMany {
  return new TooMany('Too many files are on their way at this moment. Please try again.', 5)
}
