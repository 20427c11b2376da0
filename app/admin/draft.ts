/** Unsaved work, stored in the browser until it is saved or discarded. */
export interface Draft<Work> {
  work: Work
  /** When the draft was last written. */
  at: string
  /** `updated_at` of the saved version that was edited; null for something new. */
  since: string | null
}

export type DraftName = `${'post' | 'property'}:${number | 'new'}`

export function readDraft<Work>(name: DraftName): Draft<Work> | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null') as Draft<Work> | null
  } catch {
    return null
  }
}

export function writeDraft<Work>(name: DraftName, draft: Draft<Work>): void {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(draft))
  } catch {
    // If storage is full or forbidden, only the draft is lost; the form keeps its content.
  }
}

export function dropDraft(name: DraftName): void {
  localStorage.removeItem(storageKey(name))
}

// Raise the number when the shape of a form's work changes, so that older drafts are not read.
function storageKey(name: DraftName): string {
  return `draft-1:${name}`
}
