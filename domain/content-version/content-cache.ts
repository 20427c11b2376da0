import type { ContentVersion } from './version.ts'

export type ContentCache<Value> = ReturnType<typeof contentCache<Value>>

type Key = string | number

export interface CacheOptions<Value> {
  maxBytes: number
  sizeOf: (value: Value) => number
  isCacheable?: (value: Value) => boolean
  /** Whether a value only says that it could not be made. It does not replace an older one. */
  isFailure?: (value: Value) => boolean
}

/**
 * Caches values that are made from public content until the content changes. The last value of a key
 * is kept until there is another, for the time in which none can be made. Beyond its size limit the
 * cache drops what was used least recently.
 */
export function contentCache<Value>(
  content: Pick<ContentVersion, 'current'>,
  { maxBytes, sizeOf, isCacheable = () => true, isFailure = () => false }: CacheOptions<Value>,
) {
  const entries = recentlyUsed<{ value: Value; version: number }>(maxBytes, ({ value }) =>
    sizeOf(value),
  )
  const pending = new Map<Key, { promise: Promise<Value>; version: number }>()

  async function makeOnce(key: Key, make: () => Promise<Value>): Promise<Value> {
    const version = content.current()
    const promise = make()
    pending.set(key, { promise, version })
    try {
      const value = await promise
      // Made from content that has changed meanwhile: returned once, and not cached.
      if (version !== content.current() || isFailure(value)) return value
      if (isCacheable(value)) entries.set(key, { value, version })
      else entries.drop(key)
      return value
    } finally {
      if (pending.get(key)?.promise === promise) pending.delete(key)
    }
  }

  function peek(key: Key): Value | undefined {
    const entry = entries.get(key)
    if (entry?.version !== content.current()) return undefined
    entries.use(key)
    return entry.value
  }

  return {
    /** The cached value, if any. */
    peek,

    /** The cached value, or that of `make`. Concurrent calls for one key share one `make`. */
    async get(key: Key, make: () => Promise<Value>): Promise<Value> {
      const started = pending.get(key)
      const isCurrent = started?.version === content.current()
      return peek(key) ?? (isCurrent ? started?.promise : undefined) ?? makeOnce(key, make)
    },

    /** The last value that was made, though the content has changed since. */
    last: (key: Key): Value | undefined => entries.get(key)?.value,

    size: () => entries.size(),
  }
}

/** Values by key. Beyond the size limit those that were used least recently are dropped. */
function recentlyUsed<Value>(maxBytes: number, sizeOf: (value: Value) => number) {
  // In the order of their last use.
  const values = new Map<Key, Value>()
  let bytes = 0

  function drop(key: Key): void {
    const value = values.get(key)
    if (value === undefined) return
    values.delete(key)
    bytes -= sizeOf(value)
  }

  function set(key: Key, value: Value): void {
    drop(key)
    bytes += sizeOf(value)
    values.set(key, value)
    for (const leastRecent of values.keys()) {
      if (bytes <= maxBytes) break
      drop(leastRecent)
    }
  }

  function use(key: Key): void {
    const value = values.get(key)
    if (value === undefined) return
    values.delete(key)
    values.set(key, value)
  }

  const size = () => ({ entries: values.size, bytes })
  return { get: (key: Key) => values.get(key), set, use, drop, size }
}
