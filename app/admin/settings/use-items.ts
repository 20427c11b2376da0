import { useState } from 'react'

import type { SettingValue } from './schema.ts'

/** The items of a list, and a React key for each, so that an item that is moved keeps the focus. */
export function useItems(
  value: SettingValue | undefined,
  onChange: (items: SettingValue[]) => void,
  /** Runs when items get another index. */
  onReorder: () => void,
) {
  const items = Array.isArray(value) ? value : []
  const [keys, setKeys] = useState(() => items.map(newKey))
  // The list was replaced from outside, as by Discard.
  if (keys.length !== items.length) setKeys(items.map(newKey))

  function replace(keys: number[], items: SettingValue[]) {
    setKeys(keys)
    onChange(items)
  }

  function reorder(keys: number[], items: SettingValue[]) {
    replace(keys, items)
    onReorder()
  }

  return {
    items,
    keys,
    add: (item: SettingValue) => replace([...keys, newKey()], [...items, item]),
    move: (index: number, by: -1 | 1) => reorder(moved(keys, index, by), moved(items, index, by)),
    remove: (index: number) => reorder(keys.toSpliced(index, 1), items.toSpliced(index, 1)),
  }
}

let lastKey = 0

function newKey(): number {
  return ++lastKey
}

function moved<Item>(items: readonly Item[], from: number, by: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(from + by, 0, ...items.slice(from, from + 1))
}
