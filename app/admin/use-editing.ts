import { useEffect, useRef, useState, type RefObject } from 'react'
import { useBlocker, useNavigate } from 'react-router'

import { toast } from '#app/ui/toast.tsx'

import { storedToken } from './session.ts'
import { useRequest, useSessionOver } from './use-request.ts'

/** Unsaved work, stored in the browser until it is saved or discarded. */
export interface Draft<Work> {
  work: Work
  /** When the draft was last written. */
  at: string
  /** `updated_at` of the saved version that was edited; null for something new. */
  since: string | null
}

type DraftName = `${'post' | 'property'}:${number | 'new'}`

export function readDraft<Work>(name: DraftName): Draft<Work> | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null') as Draft<Work> | null
  } catch {
    return null
  }
}

interface EditingOptions<Work> {
  name: DraftName
  work: Work
  /** The saved version, or an empty form. */
  saved: Work
  /** `updated_at` of the saved version; null for something new. */
  since: string | null
  /** Whether there is something that a draft cannot store, such as an upload. */
  hasPendingWork: boolean
}

interface SaveMessages {
  done: string
  failed: string
  /** Where to go after saving. */
  to: string
}

/** Stores unsaved work as a draft, asks before the page is left with it, and saves it. */
export function useEditing<Work>(options: EditingOptions<Work>) {
  const mayLeave = useRef(false)
  const blocker = useUnsavedWork(options, mayLeave)
  const { request, send } = useRequest<unknown>()
  const [failure, setFailure] = useState<string>()
  const goToLogin = useSessionOver()
  const navigate = useNavigate()

  function keepDraftAndLeave() {
    mayLeave.current = true
  }

  /** Reports the outcome and leaves the page, or opens the login and keeps the draft. */
  async function save(call: () => Promise<unknown>, { done, failed, to }: SaveMessages) {
    if (!storedToken()) {
      keepDraftAndLeave()
      return goToLogin()
    }
    const outcome = await send(call, { onSessionOver: keepDraftAndLeave })
    if (outcome.state === 'failed') return setFailure(failed)
    if (outcome.state !== 'done') return
    mayLeave.current = true
    dropDraft(options.name)
    toast.success(done)
    await navigate(to)
  }

  const hasFailed = request.state === 'failed'
  return {
    blocker,
    save,
    // Also while the next page loads after saving.
    busy: request.state === 'loading' || request.state === 'done',
    failure: hasFailed ? failure : undefined,
    faults: hasFailed ? request.fields : {},
  }
}

function useUnsavedWork<Work>(options: EditingOptions<Work>, mayLeave: RefObject<boolean>) {
  const { name, work, saved, since, hasPendingWork } = options
  const workJson = JSON.stringify(work)
  const isUnsaved = workJson !== JSON.stringify(saved)

  useEffect(() => {
    if (mayLeave.current) return
    if (!isUnsaved) return dropDraft(name)
    writeDraft(name, { work: JSON.parse(workJson), at: new Date().toISOString(), since })
  }, [name, workJson, isUnsaved, since, mayLeave])

  const wouldLoseWork = isUnsaved || hasPendingWork
  useEffect(() => {
    if (!wouldLoseWork) return
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeaving)
    return () => window.removeEventListener('beforeunload', confirmLeaving)
  }, [wouldLoseWork])

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      wouldLoseWork && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  )
}

function writeDraft(name: DraftName, draft: Draft<unknown>): void {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(draft))
  } catch {
    // If storage is full or forbidden, only the draft is lost; the form keeps its content.
  }
}

function dropDraft(name: DraftName): void {
  localStorage.removeItem(storageKey(name))
}

// Raise the number when the shape of a form's work changes, so that older drafts are not read.
function storageKey(name: DraftName): string {
  return `draft-2:${name}`
}
