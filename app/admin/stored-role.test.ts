import { expect, onTestFinished, test, vi } from 'vitest'

import { storeRole } from './stored-role.ts'
import { roleOf } from './today/use-today.ts'

test('the navigation begins with the role that the server named last, wherever that was', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(roleOf(null)).toBe('owner')
  storeRole('agent')
  expect(roleOf(null)).toBe('agent')
})
