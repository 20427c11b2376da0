import { TooMany } from '#domain/problem.ts'
import { isThisMachine } from '#domain/throttle/network.ts'

const MAX_FORMS = 8
const MAX_FORMS_PER_NETWORK = 2

/** For visitors' forms with photos: few are worked on at a time, so that none waits for long. */
export const decodePlaces = createDecodePlaces()

export function createDecodePlaces() {
  const taken: string[] = []

  function take(network: string): void {
    const ofNetwork = taken.filter((other) => other === network).length
    const isFull = ofNetwork >= MAX_FORMS_PER_NETWORK && !isThisMachine(network)
    if (isFull || taken.length >= MAX_FORMS)
      throw new TooMany('Too many photos are on their way at this moment. Please try again.', 10)
    taken.push(network)
  }

  return {
    /** A place for one form, which it takes with its first photo. */
    open(network: string) {
      let isTaken = false
      return {
        take(): void {
          if (isTaken) return
          take(network)
          isTaken = true
        },
        [Symbol.dispose](): void {
          if (isTaken) taken.splice(taken.indexOf(network), 1)
        },
      }
    },
  }
}
