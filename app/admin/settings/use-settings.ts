import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { post, put, STALE, type Versioned } from '#app/admin/request.ts'
import { useLeaveGuard } from '#app/admin/use-leave-guard.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'
import type { SettingsSection } from '#domain/agency/settings-versions.ts'

import type { SettingsWork } from './schema.ts'

/** What is typed into the form of a section, and the ways to save it. */
export function useSettings(
  { section, version }: SettingsSection,
  current: Versioned<SettingsWork>,
) {
  const [work, setWork] = useState(current.state)
  const { setFaults, ...faults } = useFaults()
  const { request, isLoading, send } = useRequest<unknown>()
  const { revalidate } = useRevalidator()
  const isSaved = useRef(false)
  const isUnsaved = JSON.stringify(work) !== JSON.stringify(current.state)
  const blocker = useLeaveGuard(isUnsaved, isSaved)
  const { guard, question: restoreQuestion } = useDiscardQuestion(isUnsaved)
  const path = `/api/settings/${section}`

  function reload(message: SavedMessage) {
    isSaved.current = true
    reloadWith(message)
  }

  /** Makes an earlier version public again. */
  const restore = (to: number, text: string) => guard(() => void sendRestore(to, text))

  async function sendRestore(to: number, text: string) {
    const outcome = await send(() => post(`${path}/versions/${to}/restore`))
    if (outcome.state === 'failed') toast.error(outcome.message)
    if (outcome.state === 'done') reload({ section, text })
  }

  /** Resolves to the first field that the server refuses. */
  async function save(): Promise<string | undefined> {
    setFaults({})
    const outcome = await send(() => put(path, work, current.version))
    if (outcome.state === 'failed') {
      setFaults(outcome.fields)
      const [field] = Object.keys(outcome.fields)
      if (!field && outcome.status !== STALE) toast.error(outcome.message)
      return field
    }
    if (outcome.state === 'done')
      reload({ section, text: 'Saved. Visitors see it now.', undoTo: version })
  }

  useSavedMessage(section, restore)
  return {
    work,
    change: (name: string, value: SettingsWork[string]) =>
      setWork((work) => ({ ...work, [name]: value })),
    discard: () => setWork(current.state),
    save,
    restore,
    blocker,
    restoreQuestion,
    isUnsaved,
    isBusy: isLoading,
    ...faults,
    /** Whether somebody else has saved the section meanwhile. */
    isStale: request.state === 'failed' && request.status === STALE,
    loadNewer: () => void revalidate(),
  }
}

/** What the server refuses, by path. */
function useFaults() {
  const [faults, setFaults] = useState<Record<string, string>>({})
  const without = (path: string) =>
    Object.entries(faults).filter(([field]) => !field.startsWith(`${path}.`))
  return {
    faults,
    setFaults,
    clearFaults: (path: string) => setFaults(Object.fromEntries(without(path))),
  }
}

/** Asks before an action that loses what is typed. */
function useDiscardQuestion(isUnsaved: boolean) {
  const isUnsavedNow = useRef(isUnsaved)
  const [asked, setAsked] = useState<() => void>()

  useEffect(() => {
    isUnsavedNow.current = isUnsaved
    // Once the form is left, nothing is typed in it that could be lost.
    return () => {
      isUnsavedNow.current = false
    }
  }, [isUnsaved])

  return {
    /** Calls `run` at once, or once the user agrees. Reads a ref, as a toast may call an old closure. */
    guard: (run: () => void) => (isUnsavedNow.current ? setAsked(() => run) : run()),
    question: {
      state: asked ? ('blocked' as const) : ('unblocked' as const),
      proceed: () => {
        setAsked(undefined)
        asked?.()
      },
      reset: () => setAsked(undefined),
    },
  }
}

interface SavedMessage {
  section: string
  text: string
  /** The version before, where the change can be undone. */
  undoTo?: number
}

const MESSAGE_KEY = 'settings-saved'

/** Reloads the whole page: its header and footer show settings, too. */
function reloadWith(message: SavedMessage): void {
  sessionStorage.setItem(MESSAGE_KEY, JSON.stringify(message))
  location.reload()
}

/** After the reload, says what was saved and offers to undo it. */
function useSavedMessage(section: string, restore: (version: number, text: string) => void): void {
  useEffect(() => {
    const message = JSON.parse(sessionStorage.getItem(MESSAGE_KEY) ?? 'null') as SavedMessage | null
    if (message?.section !== section) return
    sessionStorage.removeItem(MESSAGE_KEY)
    const { text, undoTo } = message
    toast.success(
      text,
      undoTo === undefined
        ? undefined
        : { label: 'Undo', onClick: () => restore(undoTo, 'Changed back.') },
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, [section])
}
