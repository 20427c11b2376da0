/** The content of an item as text; null where it does not exist. */
export type ItemState = string | null

/** One sentence about something that was confirmed and is not there. */
export type Loss = string

interface Item {
  /** Undefined where no write was confirmed yet. */
  state: ItemState | undefined
  possibleStates: ItemState[]
  isChecked: boolean
}

/** What the site has confirmed to have stored, by responding with a 2xx. */
export class ConfirmedWrites {
  /** How many writes were confirmed. */
  count = 0
  readonly #items = new Map<string, Item>()

  /** A write was sent but not confirmed yet: from now on the item may have this state. */
  sent(name: string, state: ItemState): void {
    const known = this.#items.get(name)
    const possibleStates = [...(known?.possibleStates ?? []), state]
    this.#items.set(name, { state: known?.state, possibleStates, isChecked: false })
  }

  /** The site has responded with a 2xx: from now on the item must have this state. */
  confirmed(name: string, state: ItemState): void {
    this.count++
    this.#items.set(name, { state, possibleStates: [], isChecked: false })
  }

  /** All items, or only those that were not checked since they were last written. */
  items(which: 'unchecked' | 'all'): string[] {
    const items = [...this.#items].filter(([, { isChecked }]) => which === 'all' || !isChecked)
    return items.map(([name]) => name)
  }

  /** Compares an item with what was confirmed; from now on it must keep the state it has. */
  check(name: string, found: ItemState): Loss | null {
    const { state, possibleStates = [] } = this.#items.get(name) ?? {}
    this.#items.set(name, { state: found, possibleStates: [], isChecked: true })
    if (state === undefined || state === found || possibleStates.includes(found)) return null
    return `${name} was confirmed as ${state} and is ${found}`
  }
}
