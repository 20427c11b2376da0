/** Signs that an enquiry may be spam. */
export interface SpamSignals {
  /** The field that people cannot see was filled in. */
  trapFilled: boolean
  /** Seconds since the visitor began to write; unknown without JavaScript. */
  secondsOfWriting: number | 'unknown' | 'forged'
  /** How many enquiries this network has sent in the last ten minutes, this one included. */
  recentFromNetwork: number
}

const SPAM_SCORE = 60

/** True where an enquiry is quarantined. It is never dropped, since real ones may look odd. */
export function looksLikeSpam(text: string, signals: SpamSignals): boolean {
  return score(text, signals) >= SPAM_SCORE
}

function score(text: string, { trapFilled, secondsOfWriting, recentFromNetwork }: SpamSignals) {
  const links = text.match(/https?:\/\/|www\./gi)?.length ?? 0
  return (
    (trapFilled ? 100 : 0) +
    (secondsOfWriting === 'forged' ? 60 : 0) +
    (typeof secondsOfWriting === 'number' && secondsOfWriting < 2 ? 40 : 0) +
    (links >= 3 ? 40 : 0) +
    (links >= 8 ? 40 : 0) +
    (/\[url=|<a\s/i.test(text) ? 40 : 0) +
    (recentFromNetwork > 30 ? 60 : 0)
  )
}
