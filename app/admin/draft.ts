/** Unsaved work, kept in the browser until it is saved or given up. */
export interface Draft<Work> {
  work: Work
  at: string
  /** The saved version on which the work was begun; null where there is none yet. */
  since: string | null
}

export type DraftName = `${'post' | 'property'}:${number | 'new'}`

export function readDraft<Work>(name: DraftName): Draft<Work> | null {
  try {
    return JSON.parse(localStorage.getItem(key(name)) ?? 'null') as Draft<Work> | null
  } catch {
    return null
  }
}

export function writeDraft<Work>(name: DraftName, draft: Draft<Work>): void {
  try {
    localStorage.setItem(key(name), JSON.stringify(draft))
  } catch {
    // A full or forbidden store costs the draft, never the work on the screen.
  }
}

export function dropDraft(name: DraftName): void {
  localStorage.removeItem(key(name))
}

// The number grows when the shape of a form's work changes: an older draft is then not read.
function key(name: DraftName): string {
  return `draft-2:${name}`
}
