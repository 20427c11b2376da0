import { expect, test } from 'vitest'

import { pagesOfWholeList } from './use-paged-list.ts'

const { signal } = new AbortController()

test('a whole list is searched and paged without another request', async () => {
  const { fetchPage, requests } = listOf(['Marina', 'Palm', 'Marina Gate', 'Creek'])
  const query = { page: 1, per_page: 1, term: '', reload: true }
  expect(await fetchPage(query, signal)).toEqual({
    items: [{ text: 'Marina' }],
    total: 4,
    matchCount: 4,
  })
  expect(await fetchPage({ ...query, page: 2, term: 'MARINA', reload: false }, signal)).toEqual({
    items: [{ text: 'Marina Gate' }],
    total: 4,
    matchCount: 2,
  })
  expect(requests()).toBe(1)
})

test('the first page after an aborted reload fetches the list again', async () => {
  const { fetchPage, requests } = listOf(['Marina'])
  const query = { page: 1, per_page: 1, term: '', reload: true }
  await fetchPage(query, signal)
  await expect(fetchPage(query, AbortSignal.abort())).rejects.toThrow('aborted')
  await fetchPage({ ...query, reload: false }, signal)
  expect(requests()).toBe(2)
})

function listOf(texts: string[]) {
  let count = 0
  const fetchPage = pagesOfWholeList({
    fetchAll: async (signal) => {
      signal.throwIfAborted()
      count += 1
      return texts.map((text) => ({ text }))
    },
    textOf: ({ text }: { text: string }) => text,
  })
  return { fetchPage, requests: () => count }
}
