import { expect, test, vi } from 'vitest'

import { toast } from '#app/ui/toast.tsx'
import type { SettingsSection } from '#domain/agency/settings-versions.ts'
import { collectRequests } from '#test/collect-requests.ts'
import { renderHook } from '#test/render-hook.ts'

import { useSettings } from './use-settings.ts'

test('an earlier version is restored at once, or where something is typed, after a question', async () => {
  const { settings, requests, act } = await openSettings()
  await act(() => settings().restore(2, 'Restored.'))
  expect(requests).toMatchObject([{ path: '/api/settings/profile/versions/2/restore' }])
  await act(() => requests[0]!.answer(null, { status: 500 }))

  await act(() => settings().change('name', 'Dune & Dhow'))
  await act(() => settings().restore(2, 'Restored.'))
  expect(settings().restoreQuestion.state).toBe('blocked')
  await act(() => settings().restoreQuestion.reset())
  expect(settings()).toMatchObject({ work: { name: 'Dune & Dhow' }, isUnsaved: true })
  expect(requests).toHaveLength(1)

  await act(() => settings().restore(2, 'Restored.'))
  await act(() => settings().restoreQuestion.proceed())
  expect(settings().restoreQuestion.state).toBe('unblocked')
  expect(requests).toHaveLength(2)
})

test('Undo asks, too, for what was typed after its message had come', async () => {
  const shown = vi.spyOn(toast, 'success').mockImplementation(() => {})
  const saved = { section: 'profile', text: 'Saved.', undoTo: 2 }
  const { settings, requests, act } = await openSettings(saved)
  await act(() => settings().change('name', 'Dune & Dhow'))
  await act(() => shown.mock.calls[0]?.[1]?.onClick())
  expect(settings().restoreQuestion.state).toBe('blocked')
  expect(requests).toEqual([])
})

test('faults in a list go when its items get another order; others stay', async () => {
  const { settings, requests, act } = await openSettings()
  await act(() => void settings().save())
  const fields = { 'services.1.text': 'Please enter it.', servicesTitle: 'This is too long.' }
  await act(() => requests[0]!.answer({ error: 'Please enter it.', fields }, { status: 422 }))
  expect(settings().faults).toEqual(fields)
  await act(() => settings().clearFaults('services'))
  expect(settings().faults).toEqual({ servicesTitle: 'This is too long.' })
})

/** The form of a section; `saved` is what was saved before the page was loaded anew. */
async function openSettings(saved: object | null = null) {
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(saved), removeItem: () => {} })
  vi.spyOn(toast, 'error').mockImplementation(() => {})
  const requests = collectRequests()
  const section = { section: 'profile', version: 3 } as SettingsSection
  const current = { state: { name: 'Gulf Horizon' }, version: '3' }
  const { result, act } = await renderHook(() => useSettings(section, current))
  return { settings: result, requests, act }
}
