import type { ContentVersion } from './version.ts'

/** Caches values that are made from public content until the content changes. */
export interface ContentCache<Value> {
  /** The cached value, if any. */
  peek(key: string | number): Value | undefined
  /** The cached value, or that of `make`. Concurrent calls for one key share one `make`. */
  get(key: string | number, make: () => Promise<Value>): Promise<Value>
  size(): { entries: number; bytes: number }
}

export interface CacheOptions<Value> {
  mostBytes: number
  bytesOf: (value: Value) => number
  isWorthKeeping?: (value: Value) => boolean
}

/** Beyond its size limit the cache drops the oldest values first. */
export function contentCache<Value>(
  content: ContentVersion,
  { mostBytes, bytesOf, isWorthKeeping = () => true }: CacheOptions<Value>,
): ContentCache<Value> {
  const values = new Map<string | number, Value>()
  const pending = new Map<string | number, Promise<Value>>()
  let version = content.current()
  let bytes = 0

  function clearIfOutdated(): void {
    if (version === content.current()) return
    version = content.current()
    values.clear()
    pending.clear()
    bytes = 0
  }

  function store(key: string | number, value: Value): void {
    bytes += bytesOf(value)
    values.set(key, value)
    for (const [oldestKey, oldest] of values) {
      if (bytes <= mostBytes) break
      values.delete(oldestKey)
      bytes -= bytesOf(oldest)
    }
  }

  async function makeOnce(key: string | number, make: () => Promise<Value>): Promise<Value> {
    const startVersion = version
    const promise = make()
    pending.set(key, promise)
    try {
      const value = await promise
      // Made from content that has changed meanwhile: returned once, and not cached.
      if (startVersion === content.current() && isWorthKeeping(value)) store(key, value)
      return value
    } finally {
      if (pending.get(key) === promise) pending.delete(key)
    }
  }

  return {
    peek(key) {
      clearIfOutdated()
      return values.get(key)
    },

    async get(key, make) {
      clearIfOutdated()
      return values.get(key) ?? pending.get(key) ?? makeOnce(key, make)
    },

    size() {
      clearIfOutdated()
      return { entries: values.size, bytes }
    },
  }
}
