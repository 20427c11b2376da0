/** How long visitors were sent away, again and again, whenever they asked. */
export interface Outages {
  /** Notes how a visitor was answered: 0 for not at all. */
  note: (visitor: string, status: number) => void
  /** The longest of all, from a visitor's first answer in vain to the last with no good one between. */
  longest(): Outage
  /** How often somebody was answered in vain, by status. */
  inVain: Map<number, number>
}

interface Outage {
  visitor: string
  ms: number
}

export function watchOutages(): Outages {
  const since = new Map<string, number>()
  const inVain = new Map<number, number>()
  let longest: Outage = { visitor: 'nobody', ms: 0 }
  return {
    inVain,
    note(visitor, status) {
      if (status !== 0 && status < 500) {
        since.delete(visitor)
        return
      }
      inVain.set(status, (inVain.get(status) ?? 0) + 1)
      const now = performance.now()
      const began = since.get(visitor) ?? now
      since.set(visitor, began)
      if (now - began >= longest.ms) longest = { visitor, ms: now - began }
    },
    longest: () => longest,
  }
}
