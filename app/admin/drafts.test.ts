import { expect, test } from 'vitest'

import {
  draftName,
  draftsOfClosedTabs,
  keyInTab,
  openDraft,
  putAside,
  writeDraft,
} from './drafts.ts'

const NEW = draftName('property', undefined)
const NONE: ReadonlySet<string> = new Set()

test('two tabs with a new listing each have a draft of their own', () => {
  const storage = memoryStorage()
  write(storage, keyInTab(NEW, 'a'), 'Villa')
  expect(openDraft(storage, NEW, { own: 'b', open: new Set(['a']) })).toBeNull()
  write(storage, keyInTab(NEW, 'b'), 'Loft')
  expect(openDraft(storage, NEW, { own: 'a', open: new Set(['b']) })).toMatchObject({
    work: 'Villa',
  })
  expect(openDraft(storage, NEW, { own: 'b', open: new Set(['a']) })).toMatchObject({
    work: 'Loft',
  })
})

test('the newest draft of a closed tab goes to the tab that opens the form', () => {
  const storage = memoryStorage()
  write(storage, keyInTab(NEW, 'a'), 'Villa', 1)
  write(storage, keyInTab(NEW, 'b'), 'Loft', 2)
  const tabs = { own: 'c', open: NONE }
  expect(openDraft(storage, NEW, tabs)).toMatchObject({ work: 'Loft' })
  expect(storage.getItem(keyInTab(NEW, 'b'))).toBeNull()
  expect(openDraft(storage, NEW, tabs)).toMatchObject({ work: 'Loft' })
  expect(draftsOfClosedTabs(storage, NEW, tabs)).toMatchObject([{ draft: { work: 'Villa' } }])
})

test('a draft belongs to one listing', () => {
  const storage = memoryStorage()
  write(storage, keyInTab(draftName('property', 12), 'a'), 'Villa')
  const tabs = { own: 'b', open: NONE }
  for (const name of [NEW, draftName('property', 1), draftName('post', 12)])
    expect(openDraft(storage, name, tabs), name).toBeNull()
  expect(openDraft(storage, draftName('property', 12), tabs)).toMatchObject({ work: 'Villa' })
})

test('a draft that is put aside can be opened again', () => {
  const storage = memoryStorage()
  const own = keyInTab(NEW, 'a')
  write(storage, own, 'Villa')
  putAside(storage, own, 'x')
  expect(storage.getItem(own)).toBeNull()
  expect(draftsOfClosedTabs(storage, NEW, { own: 'a', open: NONE })).toMatchObject([
    { draft: { work: 'Villa' } },
  ])
})

function write(storage: Storage, key: string, work: string, minute = 0): void {
  const at = new Date(Date.UTC(2026, 2, 1, 8, minute)).toISOString()
  writeDraft(storage, key, { work, at, base: { work: '', version: null } })
}

function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}
