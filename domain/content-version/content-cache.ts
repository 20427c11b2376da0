import type { ContentVersion } from './version.ts'

export type ContentCache<Value> = ReturnType<typeof contentCache<Value>>

type Key = string | number

export interface CacheOptions<Value> {
  maxBytes: number
  sizeOf: (value: Value) => number
  isCacheable?: (value: Value) => boolean
}

/**
 * Caches values that are made from public content until the content changes. Beyond its size limit
 * the cache drops the oldest values first.
 */
export function contentCache<Value>(
  content: ContentVersion,
  { maxBytes, sizeOf, isCacheable = () => true }: CacheOptions<Value>,
) {
  const values = new Map<Key, Value>()
  const pending = new Map<Key, Promise<Value>>()
  let version = content.current()
  let bytes = 0

  function clearIfOutdated(): void {
    if (version === content.current()) return
    version = content.current()
    values.clear()
    pending.clear()
    bytes = 0
  }

  function store(key: Key, value: Value): void {
    bytes += sizeOf(value)
    values.set(key, value)
    for (const [oldestKey, oldest] of values) {
      if (bytes <= maxBytes) break
      values.delete(oldestKey)
      bytes -= sizeOf(oldest)
    }
  }

  async function makeOnce(key: Key, make: () => Promise<Value>): Promise<Value> {
    const startVersion = version
    const promise = make()
    pending.set(key, promise)
    try {
      const value = await promise
      // Made from content that has changed meanwhile: returned once, and not cached.
      if (startVersion === content.current() && isCacheable(value)) store(key, value)
      return value
    } finally {
      if (pending.get(key) === promise) pending.delete(key)
    }
  }

  return {
    /** The cached value, if any. */
    peek(key: Key): Value | undefined {
      clearIfOutdated()
      return values.get(key)
    },

    /** The cached value, or that of `make`. Concurrent calls for one key share one `make`. */
    async get(key: Key, make: () => Promise<Value>): Promise<Value> {
      clearIfOutdated()
      return values.get(key) ?? pending.get(key) ?? makeOnce(key, make)
    },

    size() {
      clearIfOutdated()
      return { entries: values.size, bytes }
    },
  }
}
