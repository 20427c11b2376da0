/** What is known about how an enquiry was sent. */
export interface Circumstances {
  /** The field that people cannot see was filled in. */
  trapFilled: boolean
  /** Seconds since the visitor began to write; unknown for those without JavaScript. */
  secondsOfWriting: number | 'unknown' | 'forged'
  /** How many enquiries this address has sent in the last ten minutes, this one included. */
  recentFromAddress: number
}

const SUSPICIOUS = 60

/** True where an enquiry belongs into quarantine. It is never dropped: a lead may look odd. */
export function looksLikeSpam(words: string, circumstances: Circumstances): boolean {
  return score(words, circumstances) >= SUSPICIOUS
}

function score(
  words: string,
  { trapFilled, secondsOfWriting, recentFromAddress }: Circumstances,
): number {
  const links = words.match(/https?:\/\/|www\./gi)?.length ?? 0
  return (
    (trapFilled ? 100 : 0) +
    (secondsOfWriting === 'forged' ? 60 : 0) +
    (typeof secondsOfWriting === 'number' && secondsOfWriting < 2 ? 40 : 0) +
    (links >= 3 ? 40 : 0) +
    (links >= 8 ? 40 : 0) +
    (/\[url=|<a\s/i.test(words) ? 40 : 0) +
    (recentFromAddress > 30 ? 60 : 0)
  )
}
