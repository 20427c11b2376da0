interface Circumstances {
  /** The server may have taken the letter all the same. */
  unclear: boolean
  /** Nobody said a word to it: another letter would fare no better. */
  unanswered?: boolean
  cause?: unknown
}

/** A try that failed. */
export class DeliveryError extends Error {
  readonly unclear: boolean
  readonly unanswered: boolean
  constructor(words: string, { unclear, unanswered = false, cause }: Circumstances) {
    super(words, { cause })
    this.unclear = unclear
    this.unanswered = unanswered
  }
}
