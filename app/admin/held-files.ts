import type { PhotoText } from './photos/photo.ts'

/** A chosen file that was not uploaded when the session ended. */
export interface HeldFile {
  file: File
  text?: PhotoText | undefined
  /** The floor of a property, from 0; null for the own photos of a property or post. */
  floor: number | null
  /** Its place among the photos there, from 0. */
  place: number
}

/** By the key of their form's draft. In memory, until the login has led back to the form. */
const held = new Map<string, HeldFile[]>()

export function holdFiles(storageKey: string, files: HeldFile[]): void {
  held.set(storageKey, files)
}

/** Returns the files of a form and forgets them. */
export function takeHeldFiles(storageKey: string): HeldFile[] {
  const files = held.get(storageKey) ?? []
  held.delete(storageKey)
  return files
}
