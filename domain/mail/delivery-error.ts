interface DeliveryFailure {
  /** The server may have accepted the email before the connection broke. */
  mayBeDelivered: boolean
  /** The server did not respond, so other emails would fail, too. */
  noResponse?: boolean
  cause?: unknown
}

/** A failed try to deliver an email. */
export class DeliveryError extends Error {
  readonly mayBeDelivered: boolean
  readonly noResponse: boolean
  constructor(message: string, { mayBeDelivered, noResponse = false, cause }: DeliveryFailure) {
    super(message, { cause })
    this.mayBeDelivered = mayBeDelivered
    this.noResponse = noResponse
  }
}
