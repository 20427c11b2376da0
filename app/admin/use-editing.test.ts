import { expect, test } from 'vitest'

import { collectRequests } from '#test/collect-requests.ts'
import { renderHook } from '#test/render-hook.ts'

import type { Base } from './drafts.ts'
import { getVersioned, put } from './request.ts'
import { storeToken } from './session.ts'
import { reasonOf, useEditing } from './use-editing.ts'

test('the reason is shown only for a failure that another try would not mend', () => {
  const forbidden = 'Only owners and editors may do this.'
  expect(reasonOf({ status: 403, message: forbidden })).toBe(forbidden)
  expect(reasonOf({ status: 404, message: 'There is no property 30.' })).toContain('property 30')
  for (const status of [422, 500, null])
    expect(reasonOf({ status, message: 'Please try again.' })).toBeUndefined()
})

const STALE = { status: 412 }

test('a discarded draft goes back to what somebody else has saved meanwhile', async () => {
  const { editing, replaced, requests, save, act } = await editedForm()
  await save()
  await act(() => requests[0]!.answer(null, STALE))
  await act(() => requests[1]!.answer('theirs', { headers: { etag: 'second' } }))
  expect(editing().conflict).toEqual({ base: 'first', mine: 'mine', theirs: 'theirs' })
  await act(() => editing().resolve('mine'))
  await act(() => editing().discardDraft())
  expect(replaced.at(-1)).toBe('theirs')
  await save()
  expect(requests[2]!.headers['if-match']).toBe('second')
})

test('where the newer version cannot be fetched, saving says that it has failed', async () => {
  const { editing, requests, save, act } = await editedForm()
  await save()
  await act(() => requests[0]!.answer(null, STALE))
  await act(() => requests[1]!.fail())
  expect(editing()).toMatchObject({ failure: 'Failed to update post.', busy: false })
})

/** A form that was filled with the version `first`, in which `mine` was typed. */
async function editedForm() {
  const requests = collectRequests()
  const replaced: string[] = []
  const saved: Base<string> = { work: 'first', version: 'first' }
  const fetchSaved = async () => {
    const { state, version } = await getVersioned<string>('/api/posts/1')
    return { work: state, version }
  }
  const { result, act } = await renderHook(() =>
    useEditing<string>({
      kind: 'post',
      id: 1,
      storageKey: 'draft',
      draft: null,
      saved,
      fetchSaved,
      work: replaced.at(-1) ?? 'mine',
      replace: (work) => void replaced.push(work),
      hasPendingWork: false,
      closeDraft: () => {},
      takeOther: () => {},
      onSessionOver: () => {},
    }),
  )
  storeToken('token')
  const write = (version?: string) => put<string>('/api/posts/1', {}, version)
  const save = () => act(() => void result().save(write, '/admin'))
  return { editing: result, replaced, requests, save, act }
}
