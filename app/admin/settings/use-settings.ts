import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { post, put, type Versioned } from '#app/admin/request.ts'
import { useLeaveGuard } from '#app/admin/use-leave-guard.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'
import type { SettingsSection } from '#domain/agency/settings-versions.ts'

import type { SettingsWork } from './schema.ts'

const STALE = 412

/** What is typed into the form of a section, and the ways to save it. */
export function useSettings(
  { section, version }: SettingsSection,
  current: Versioned<SettingsWork>,
) {
  const [work, setWork] = useState(current.state)
  const { request, isLoading, send } = useRequest<unknown>()
  const { revalidate } = useRevalidator()
  const isSaved = useRef(false)
  const isUnsaved = JSON.stringify(work) !== JSON.stringify(current.state)
  const path = `/api/settings/${section}`

  const blocker = useLeaveGuard(isUnsaved, isSaved)

  /** Makes an earlier version public again. */
  async function restore(version: number, message: string) {
    const outcome = await send(() => post(`${path}/versions/${version}/restore`))
    if (outcome.state === 'failed') toast.error(outcome.message)
    if (outcome.state !== 'done') return
    toast.success(message)
    await revalidate()
  }

  /** Resolves to the first field that the server refuses. */
  async function save(): Promise<string | undefined> {
    const outcome = await send(() => put(path, work, current.version))
    if (outcome.state === 'failed') {
      const [field] = Object.keys(outcome.fields)
      if (!field && outcome.status !== STALE) toast.error(outcome.message)
      return field
    }
    if (outcome.state !== 'done') return undefined
    isSaved.current = true
    toast.success('Saved. Visitors see it now.', {
      label: 'Undo',
      onClick: () => void restore(version, 'Changed back.'),
    })
    await revalidate()
  }

  return {
    work,
    change: (name: string, value: SettingsWork[string]) =>
      setWork((work) => ({ ...work, [name]: value })),
    discard: () => setWork(current.state),
    save,
    restore,
    blocker,
    isUnsaved,
    isBusy: isLoading,
    faults: request.state === 'failed' ? request.fields : {},
    /** Whether somebody else has saved the section meanwhile. */
    isStale: request.state === 'failed' && request.status === STALE,
    loadNewer: () => void revalidate(),
  }
}
