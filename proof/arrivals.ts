import { header } from '#test/smtp.ts'

/** How often an email arrived, how often without the mark of a possible duplicate, and its ids. */
export interface Arrival {
  times: number
  unmarked: number
  ids: Set<string | undefined>
}

/** Counts emails by a key that `keyOf` reads from each, and adds them to those counted before. */
export function countArrivals(
  emails: string[],
  keyOf: (email: string) => string | undefined,
  counted = new Map<string, Arrival>(),
): Map<string, Arrival> {
  for (const email of emails) {
    const key = keyOf(email) ?? ''
    const arrival = counted.get(key) ?? { times: 0, unmarked: 0, ids: new Set() }
    arrival.times++
    if (header(email, 'X-Perhaps-Twice') === undefined) arrival.unmarked++
    counted.set(key, { ...arrival, ids: arrival.ids.add(header(email, 'Message-ID')) })
  }
  return counted
}
