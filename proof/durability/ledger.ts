/** How a thing looks to one who asks for it; null where there is nothing to be seen. */
export type Look = string | null

/** What the site has promised to keep, by answering with a 2xx. */
export interface Ledger {
  /** So a thing may look from now on: the site was asked for it and has not answered. */
  asked(thing: string, look: Look): void
  /** So a thing must look from now on: the site has answered with a 2xx. */
  answered(thing: string, look: Look): void
  /** What was promised, all of it or only what has not been looked at since. */
  things(which: Which): string[]
  /** Compares a thing with what was promised, and holds the site to what is seen. */
  seen(thing: string, look: Look): Lost | null
  /** How many answers with a 2xx there were. */
  answers(): number
}

export type Which = 'fresh' | 'all'

/** One sentence on what was promised and is not there. */
export type Lost = string

interface Entry {
  kept: Look | undefined
  perhaps: Look[]
  fresh: boolean
}

export function openLedger(): Ledger {
  const entries = new Map<string, Entry>()
  let answers = 0

  function entryOf(thing: string): Entry {
    const entry = entries.get(thing) ?? { kept: undefined, perhaps: [], fresh: true }
    entries.set(thing, entry)
    return entry
  }

  return {
    asked(thing, look) {
      const entry = entryOf(thing)
      entry.perhaps.push(look)
      entry.fresh = true
    },
    answered(thing, look) {
      answers++
      entries.set(thing, { kept: look, perhaps: [], fresh: true })
    },
    things: (which) =>
      [...entries].flatMap(([thing, { fresh }]) => (fresh || which === 'all' ? [thing] : [])),
    seen(thing, look) {
      const { kept, perhaps } = entryOf(thing)
      entries.set(thing, { kept: look, perhaps: [], fresh: false })
      if (kept === undefined || kept === look || perhaps.includes(look)) return null
      return `${thing} was answered as ${kept} and is ${look}`
    },
    answers: () => answers,
  }
}
