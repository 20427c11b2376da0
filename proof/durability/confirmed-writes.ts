/** The content of an item as text; null where it does not exist. */
export type ItemState = string | null

/** One sentence about something that was confirmed and is not there. */
export type Loss = string

/** What the site has confirmed to have stored, by responding with a 2xx. */
export interface ConfirmedWrites {
  /** A write was sent but not confirmed yet: from now on the item may have this state. */
  sent(item: string, state: ItemState): void
  /** The site has responded with a 2xx: from now on the item must have this state. */
  confirmed(item: string, state: ItemState): void
  /** All items, or only those that were not checked since they were last written. */
  items(which: 'unchecked' | 'all'): string[]
  /** Compares an item with what was confirmed; from now on it must keep the state it has. */
  check(item: string, state: ItemState): Loss | null
  /** How many writes were confirmed. */
  count(): number
}

interface Item {
  /** Undefined where no write was confirmed yet. */
  state: ItemState | undefined
  possibleStates: ItemState[]
  isChecked: boolean
}

export function recordConfirmedWrites(): ConfirmedWrites {
  const items = new Map<string, Item>()
  let count = 0

  function find(name: string): Item {
    const item = items.get(name) ?? { state: undefined, possibleStates: [], isChecked: false }
    items.set(name, item)
    return item
  }

  return {
    sent(name, state) {
      const item = find(name)
      item.possibleStates.push(state)
      item.isChecked = false
    },
    confirmed(name, state) {
      count++
      items.set(name, { state, possibleStates: [], isChecked: false })
    },
    items: (which) =>
      [...items].flatMap(([name, { isChecked }]) => (which === 'all' || !isChecked ? [name] : [])),
    check(name, found) {
      const { state, possibleStates } = find(name)
      items.set(name, { state: found, possibleStates: [], isChecked: true })
      if (state === undefined || state === found || possibleStates.includes(found)) return null
      return `${name} was confirmed as ${state} and is ${found}`
    },
    count: () => count,
  }
}
