import { header } from '#test/smtp.ts'

/** How often an email arrived, how often without the mark of a possible duplicate, and its ids. */
export interface Arrival {
  times: number
  unmarked: number
  ids: Set<string | undefined>
}

/** Counts emails by what each is about, beside those that are counted already. */
export function countArrivals(
  emails: string[],
  subjectOf: (email: string) => string | undefined,
  counted = new Map<string, Arrival>(),
): Map<string, Arrival> {
  for (const email of emails) {
    const subject = subjectOf(email) ?? ''
    const arrival = counted.get(subject) ?? { times: 0, unmarked: 0, ids: new Set() }
    arrival.times++
    if (header(email, 'X-Perhaps-Twice') === undefined) arrival.unmarked++
    counted.set(subject, { ...arrival, ids: arrival.ids.add(header(email, 'Message-ID')) })
  }
  return counted
}
