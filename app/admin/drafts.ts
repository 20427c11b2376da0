/** What a form's work began with: a saved version, or an empty form. */
export interface Base<Work> {
  work: Work
  /** Null for something new. */
  version: string | null
}

/** Unsaved work, stored in the browser until it is saved or discarded. */
export interface Draft<Work> {
  work: Work
  /** When the draft was last written. */
  at: string
  base: Base<Work>
}

export interface StoredDraft<Work> {
  storageKey: string
  draft: Draft<Work>
}

// Raise the number when the shape of a form's work changes, so that older drafts are not read.
const PREFIX = 'draft-6'

/** The start of the keys of all drafts of one post or property; without an id, of all new ones. */
export function draftName(kind: 'post' | 'property', id: number | undefined): string {
  return `${PREFIX}:${kind}:${id ?? 'new'}`
}

/** A draft belongs to one tab, so that two tabs with the same form do not overwrite each other. */
export function keyInTab(name: string, tab: string): string {
  return `${name}:${tab}`
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The tab's own draft; where it has none, the newest of a closed tab becomes its own. */
export function openDraft<Work>(
  storage: DraftStorage,
  name: string,
  tabs: { own: string; open: ReadonlySet<string> },
): Draft<Work> | null {
  const ownKey = keyInTab(name, tabs.own)
  const own = readDraft<Work>(storage, ownKey)
  if (own) return own
  const [newest] = draftsOfClosedTabs<Work>(storage, name, tabs)
  if (!newest) return null
  writeDraft(storage, ownKey, newest.draft)
  storage.removeItem(newest.storageKey)
  return newest.draft
}

/** The drafts of tabs that are no longer open, the newest first. */
export function draftsOfClosedTabs<Work>(
  storage: DraftStorage,
  name: string,
  { own, open }: { own: string; open: ReadonlySet<string> },
): StoredDraft<Work>[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const prefix = keyInTab(name, '')
  return keys
    .filter((key) => {
      if (!key.startsWith(prefix)) return false
      const tab = key.slice(prefix.length)
      return tab !== own && !open.has(tab)
    })
    .flatMap((storageKey) => {
      const draft = readDraft<Work>(storage, storageKey)
      return draft ? [{ storageKey, draft }] : []
    })
    .toSorted((a, b) => (a.draft.at < b.draft.at ? 1 : -1))
}

/** Puts the tab's own draft aside, as if its tab had been closed. */
export function putAside(storage: DraftStorage, ownKey: string, newTab: string): void {
  const own = storage.getItem(ownKey)
  if (own === null) return
  storage.removeItem(ownKey)
  storage.setItem(`${ownKey.slice(0, ownKey.lastIndexOf(':'))}:${newTab}`, own)
}

function readDraft<Work>(storage: DraftStorage, key: string): Draft<Work> | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Draft<Work> | null
  } catch {
    return null
  }
}

export function writeDraft(storage: DraftStorage, key: string, draft: Draft<unknown>): void {
  try {
    storage.setItem(key, JSON.stringify(draft))
  } catch {
    // If storage is full or forbidden, only the draft is lost; the form keeps its content.
  }
}
