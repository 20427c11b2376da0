import { TooMany } from '#domain/problem.ts'
import { isThisMachine } from '#domain/throttle/network.ts'

const MAX_PHOTOS = 8
const MAX_PHOTOS_PER_NETWORK = 2
const RETRY_AFTER_SECONDS = 10

/** Limits how many photos of visitors are decoded at a time, so that none waits for long. */
export const decodePlaces = createDecodePlaces()

export function createDecodePlaces() {
  const taken: string[] = []
  let freed = Promise.withResolvers<void>()

  function hasRoom(network: string): boolean {
    const ofNetwork = taken.filter((other) => other === network).length
    const isFull = ofNetwork >= MAX_PHOTOS_PER_NETWORK && !isThisMachine(network)
    return !isFull && taken.length < MAX_PHOTOS
  }

  function free(network: string): void {
    taken.splice(taken.indexOf(network), 1)
    freed.resolve()
    freed = Promise.withResolvers()
  }

  return {
    /**
     * Decodes each photo of one form in a place. The first photo is refused where no place is free,
     * unless it may wait. Later ones wait, since most of the form has arrived. Between two photos of a
     * form the place is free for others, so that a slow sender does not keep it.
     */
    open(network: string, { mayWait = false } = {}) {
      let isAccepted = mayWait
      return async <Result>(decode: () => Promise<Result>): Promise<Result> => {
        if (!isAccepted && !hasRoom(network))
          throw new TooMany(
            'Too many photos are on their way at this moment. Please try again.',
            RETRY_AFTER_SECONDS,
          )
        isAccepted = true
        while (!hasRoom(network)) await freed.promise
        taken.push(network)
        try {
          return await decode()
        } finally {
          free(network)
        }
      }
    },
  }
}
