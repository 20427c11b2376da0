/** A try that failed. Where the server may have taken the letter all the same, it is unclear. */
export class Undelivered extends Error {
  readonly unclear: boolean
  constructor(words: string, { unclear, cause }: { unclear: boolean; cause?: unknown }) {
    super(words, { cause })
    this.unclear = unclear
  }
}
