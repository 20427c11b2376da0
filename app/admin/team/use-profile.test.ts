import { useNavigate } from 'react-router'
import { expect, test, vi } from 'vitest'

import { toast } from '#app/ui/toast.tsx'
import { PROFILE_FIELD_NAMES, type ProfileField } from '#domain/team/user-fields.ts'
import type { User } from '#domain/team/user.ts'
import { collectRequests } from '#test/collect-requests.ts'
import { renderHook } from '#test/render-hook.ts'

import { useProfile } from './use-profile.ts'

const portrait = (name: string) => new File([name], name, { type: 'image/jpeg' })

test('the portrait that was chosen last stays, whichever upload ends last', async () => {
  const requests = collectRequests()
  const { result, act } = await renderHook(() => useProfile(undefined))
  await act(() => result().choosePhoto(portrait('first.jpg')))
  await act(() => result().choosePhoto(portrait('second.jpg')))
  const [first, second] = requests
  await act(() => second!.answer({ filename: 'second' }))
  await act(() => first!.answer({ filename: 'first' }))
  expect(result().work.photo).toBe('second')
  expect(first!.end).toBe('abort')
})

test('a portrait that was removed does not come back when its upload ends', async () => {
  const requests = collectRequests()
  const { result, act } = await renderHook(() => useProfile(undefined))
  await act(() => result().choosePhoto(portrait('first.jpg')))
  await act(() => {
    requests[0]!.answer({ filename: 'first' })
    result().removePhoto()
  })
  expect(result().work.photo).toBe('')
  expect(result().isUploading).toBe(false)
})

test('only what was changed is sent, so that nobody’s leave or e-mail is put back', async () => {
  const { requests, result, act } = await openProfile()
  await act(() => result().change({ phone: '04 555 0142' }))
  await act(() => void result().save(() => true))
  expect(requests[0]).toMatchObject({ method: 'PUT', path: '/api/users/7' })
  expect(sent(requests[0])).toEqual({ phone: '04 555 0142' })
  await act(() => result().change({ about: 'Sells villas.' }))
  const away_from = '2026-07-01'
  await act(() => requests[0]!.answer({ ...layla, phone: '04 555 0142', away_from }))
  expect(result().work).toMatchObject({ away_from, about: 'Sells villas.' })
  await act(() => void result().save(() => true))
  expect(sent(requests[1])).toEqual({ about: 'Sells villas.' })
})

test('a refused field that the form does not have is named in a message', async () => {
  const said = vi.spyOn(toast, 'error').mockImplementation(() => {})
  const { requests, result, act } = await openProfile()
  const message = 'Only an owner may change this.'
  const refuse = async (isInForm: (field: string) => boolean) => {
    let field: string | undefined
    await act(
      () =>
        void result()
          .save(isInForm)
          .then((found) => (field = found)),
    )
    const answer = { error: message, fields: { email: message } }
    await act(() => requests.at(-1)!.answer(answer, { status: 422 }))
    return field
  }
  expect(await refuse(() => true)).toBe('email')
  expect(said).not.toHaveBeenCalled()
  expect(await refuse(() => false)).toBeUndefined()
  expect(said).toHaveBeenCalledWith(message)
})

test('another person, Back and a reload ask while something is not saved; saving does not', async () => {
  const { requests, result, act, go, reload } = await openProfile()
  expect(reload().defaultPrevented).toBe(false)
  await act(() => result().change({ about: 'Sells villas.' }))
  expect(reload().defaultPrevented).toBe(true)
  await go('/?person=8')
  expect(result().blocker.state).toBe('blocked')
  await act(() => result().blocker.reset?.())
  await go(-1)
  expect(result().blocker.state).toBe('blocked')
  await act(() => result().blocker.reset?.())

  await act(() => void result().save(() => true))
  await act(() => requests[0]!.answer({ ...layla, about: ' Sells villas. ' }))
  expect(result().blocker.state).toBe('unblocked')
  expect(reload().defaultPrevented).toBe(false)
})

test('the profile of somebody who was removed is left without a question', async () => {
  const { result, act, go } = await openProfile()
  await act(() => result().change({ about: 'Sells villas.' }))
  await act(() => result().allowLeaving())
  await go('/?person=8')
  expect(result().blocker.state).toBe('unblocked')
})

const layla: User = {
  id: 7,
  username: null,
  role: 'agent',
  ...(Object.fromEntries(PROFILE_FIELD_NAMES.map((name) => [name, ''])) as Record<
    ProfileField,
    string
  >),
  name: 'Layla Haddad',
  photo: '',
  position: 3,
  shown: true,
  active: true,
  takes_enquiries: true,
  away_from: '',
  away_until: '',
  stand_in_id: null,
  location_ids: [],
  invited_until: null,
  listings: 0,
  enquiries: 0,
  created_at: '',
  updated_at: '',
}

/** The form of somebody who is in the team. */
async function openProfile() {
  const requests = collectRequests()
  const { result, act } = await renderHook(() => ({
    profile: useProfile(layla),
    navigate: useNavigate(),
  }))
  const go = (to: string | -1) => act(() => result().navigate(to as string))
  await go('/?person=7')
  return { requests, result: () => result().profile, act, go, reload }
}

function reload(): Event {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event
}

function sent(request: { body: unknown } | undefined): unknown {
  return JSON.parse(String(request?.body))
}
