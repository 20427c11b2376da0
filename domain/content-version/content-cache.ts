import type { ContentVersion } from './version.ts'

/** Keeps what was made from the content until the content changes, within a bound of bytes. */
export interface ContentCache<Value> {
  /** What is kept under the key, and still good. */
  peek(key: string | number): Value | undefined
  /** What is kept under the key, or what `make` makes now; one making at a time for each key. */
  get(key: string | number, make: () => Promise<Value>): Promise<Value>
  /** How much is kept, and still good. */
  size(): { entries: number; bytes: number }
}

interface Bounds<Value> {
  mostBytes: number
  bytesOf: (value: Value) => number
  isWorthKeeping?: (value: Value) => boolean
}

export function contentCache<Value>(
  content: ContentVersion,
  { mostBytes, bytesOf, isWorthKeeping = () => true }: Bounds<Value>,
): ContentCache<Value> {
  const kept = new Map<string | number, Value>()
  const making = new Map<string | number, Promise<Value>>()
  let version = content.current()
  let bytes = 0

  function emptyIfOld(): void {
    if (version === content.current()) return
    version = content.current()
    kept.clear()
    making.clear()
    bytes = 0
  }

  function keep(key: string | number, value: Value): void {
    bytes += bytesOf(value)
    kept.set(key, value)
    for (const [oldest, old] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= bytesOf(old)
    }
  }

  async function makeOnce(key: string | number, make: () => Promise<Value>): Promise<Value> {
    const madeFor = version
    const made = make()
    making.set(key, made)
    try {
      const value = await made
      // What was made from content that has changed meanwhile is answered once, and not kept.
      if (madeFor === content.current() && isWorthKeeping(value)) keep(key, value)
      return value
    } finally {
      if (making.get(key) === made) making.delete(key)
    }
  }

  return {
    peek(key) {
      emptyIfOld()
      return kept.get(key)
    },

    async get(key, make) {
      emptyIfOld()
      return kept.get(key) ?? making.get(key) ?? makeOnce(key, make)
    },

    size() {
      emptyIfOld()
      return { entries: kept.size, bytes }
    },
  }
}
