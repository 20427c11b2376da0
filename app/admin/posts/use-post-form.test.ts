import { expect, test } from 'vitest'

import { storeToken } from '#app/admin/session.ts'
import type { Post } from '#domain/posts/post.ts'
import { collectRequests } from '#test/collect-requests.ts'
import { renderHook } from '#test/render-hook.ts'

import { usePostForm } from './use-post-form.ts'

const draft = {
  id: 4,
  title: 'Shade',
  author: 'Mariam',
  seo_title: 'Shade',
  metadescription: '',
  title_ar: '',
  author_ar: '',
  seo_title_ar: '',
  metadescription_ar: '',
  photo: 'photo',
  status: 'draft',
  publish_at: null,
} as Post

test('a post that cannot be published yet says why, and stays the draft that it is', async () => {
  const requests = collectRequests()
  const edited = { state: draft, version: 'first' }
  const { result, act } = await renderHook(() => usePostForm(edited))
  storeToken('token')
  await act(() => expect(result().save('published')).toBe('metadescription'))
  expect(result().faults).toHaveProperty('metadescription')
  expect(result().work.status).toBe('draft')
  expect(requests).toEqual([])

  await act(() => result().write('status', 'draft'))
  expect(result().faults).toEqual({})
  await act(() => expect(result().save()).toBeUndefined())
  expect((requests[0]!.body as FormData).get('status')).toBe('draft')
})

test('a post that the server did not publish stays the draft that it is', async () => {
  const requests = collectRequests()
  const edited = { state: { ...draft, metadescription: 'Shade in summer.' }, version: 'first' }
  const { result, act } = await renderHook(() => usePostForm(edited))
  storeToken('token')
  await act(() => expect(result().save('published')).toBeUndefined())
  expect((requests[0]!.body as FormData).get('status')).toBe('published')
  await act(() => requests[0]!.fail())
  expect(result().editing.failure).toBe('Failed to update post.')
  expect(result().work.status).toBe('draft')
})
