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

/** The draft of a post or property, or of a new one if `item` is undefined. */
export function useDraft<Work>(
  kind: 'post' | 'property',
  item: { id: number; updated_at: string } | undefined,
) {
  // Raise the number when the shape of a form's work changes, so that older drafts are not read.
  const storageKey = `draft-2:${kind}:${item?.id ?? 'new'}`
  const [draft, setDraft] = useState(() => readDraft<Work>(storageKey))
  return {
    kind,
    storageKey,
    draft,
    /** Of the saved version; null for something new. */
    since: item?.updated_at ?? null,
    closeDraft: () => setDraft(null),
  }
}

function readDraft<Work>(storageKey: string): Draft<Work> | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Draft<Work> | null
  } catch {
    return null
  }
}

interface EditingOptions<Work> extends Pick<
  ReturnType<typeof useDraft>,
  'kind' | 'storageKey' | 'since'
> {
  work: Work
  /** The saved version, or an empty form. */
  saved: Work
  /** Whether there is something that a draft cannot store, such as an upload. */
  hasPendingWork: boolean
}

/** Stores unsaved work as a draft, asks before the page is left with it, and saves it. */
export function useEditing<Work>(options: EditingOptions<Work>) {
  const { kind, storageKey, since } = options
  const verb = since === null ? 'create' : 'update'
  const mayLeave = useRef(false)
  const blocker = useUnsavedWork(options, mayLeave)
  const { request, send } = useRequest<unknown>()
  const goToLogin = useSessionOver()
  const navigate = useNavigate()

  function keepDraftAndLeave() {
    mayLeave.current = true
  }

  /** Reports the outcome and goes to `to`, or opens the login and keeps the draft. */
  async function save(call: () => Promise<unknown>, to: string) {
    if (!storedToken()) {
      keepDraftAndLeave()
      return goToLogin()
    }
    const outcome = await send(call, { onSessionOver: keepDraftAndLeave })
    if (outcome.state !== 'done') return
    mayLeave.current = true
    localStorage.removeItem(storageKey)
    toast.success(`${kind === 'post' ? 'Post' : 'Property'} ${verb}d successfully!`)
    await navigate(to)
  }

  const hasFailed = request.state === 'failed'
  return {
    blocker,
    save,
    // Also while the next page loads after saving.
    busy: request.state === 'loading' || request.state === 'done',
    failure: hasFailed ? `Failed to ${verb} ${kind}.` : undefined,
    faults: hasFailed ? request.fields : {},
  }
}

function useUnsavedWork<Work>(options: EditingOptions<Work>, mayLeave: RefObject<boolean>) {
  const { storageKey, work, saved, since, hasPendingWork } = options
  const workJson = JSON.stringify(work)
  const isUnsaved = workJson !== JSON.stringify(saved)

  useEffect(() => {
    if (mayLeave.current) return
    if (!isUnsaved) return localStorage.removeItem(storageKey)
    writeDraft(storageKey, { work: JSON.parse(workJson), at: new Date().toISOString(), since })
  }, [storageKey, workJson, isUnsaved, since, mayLeave])

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

function writeDraft(storageKey: string, draft: Draft<unknown>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // If storage is full or forbidden, only the draft is lost; the form keeps its content.
  }
}
