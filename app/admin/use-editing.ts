import { useEffect, useRef, useState, type RefObject } from 'react'
import { useBlocker, useNavigate } from 'react-router'

import { toast } from '#app/ui/toast.tsx'

import { storedToken } from './session.ts'
import { useRequest, useSessionOver } from './use-request.ts'

/** What a form's work began with: a saved version, or an empty form. */
export interface Base<Work> {
  work: Work
  /** Null for something new. */
  version: string | null
}

/** Unsaved work, stored in the browser until it is saved or discarded. */
export interface Draft<Work> {
  work: Work
  /** When the draft was last written. */
  at: string
  base: Base<Work>
}

/** The draft of a post or property, or of a new one where `id` is undefined. */
export function useDraft<Work>(kind: 'post' | 'property', id: number | undefined) {
  // Raise the number when the shape of a form's work changes, so that older drafts are not read.
  const storageKey = `draft-4:${kind}:${id ?? 'new'}`
  const [draft, setDraft] = useState(() => readDraft<Work>(storageKey))
  return { kind, storageKey, draft, closeDraft: () => setDraft(null) }
}

function readDraft<Work>(storageKey: string): Draft<Work> | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Draft<Work> | null
  } catch {
    return null
  }
}

interface EditingOptions<Work> extends Pick<
  ReturnType<typeof useDraft<Work>>,
  'kind' | 'storageKey' | 'draft'
> {
  work: Work
  /** The saved version, or an empty form. */
  saved: Base<Work>
  /** Fetches the saved version again. */
  fetchSaved: () => Promise<Base<Work>>
  /** Fills the form. */
  replace: (work: Work) => void
  /** Whether there is something that a draft cannot store, such as an upload. */
  hasPendingWork: boolean
}

/** Stores unsaved work as a draft, asks before the page is left with it, and saves it. */
export function useEditing<Work>(options: EditingOptions<Work>) {
  const { kind, storageKey, saved, draft } = options
  const verb = saved.version === null ? 'create' : 'update'
  const [base, setBase] = useState(draft?.base ?? saved)
  // What somebody else has saved since the work began: the user chooses what to keep of it.
  const [theirs, setTheirs] = useState(base.version === saved.version ? null : saved)
  const mayLeave = useRef(false)
  const blocker = useUnsavedWork({ ...options, base }, mayLeave)
  const { request, send } = useRequest<unknown>()
  const goToLogin = useSessionOver()
  const navigate = useNavigate()

  function keepDraftAndLeave() {
    mayLeave.current = true
  }

  /** Reports the outcome and goes to `to`, or opens the login and keeps the draft. */
  async function save(
    call: (version?: string) => Promise<unknown>,
    to: string,
    message = `${kind === 'post' ? 'Post' : 'Property'} ${verb}d successfully!`,
  ) {
    if (!storedToken()) {
      keepDraftAndLeave()
      return goToLogin()
    }
    const outcome = await send(() => call(base.version ?? undefined), {
      onSessionOver: keepDraftAndLeave,
    })
    if (outcome.state === 'failed' && outcome.status === STALE)
      return setTheirs(await options.fetchSaved())
    if (outcome.state !== 'done') return
    mayLeave.current = true
    localStorage.removeItem(storageKey)
    toast.success(message)
    await navigate(to)
  }

  const hasFailed = request.state === 'failed' && request.status !== STALE
  return {
    blocker,
    save,
    /** What somebody else has changed, until the user has chosen what to keep of it. */
    conflict: theirs && { base: base.work, mine: options.work, theirs: theirs.work },
    resolve: (work: Work) => {
      options.replace(work)
      if (theirs) setBase(theirs)
      setTheirs(null)
    },
    // Also while the next page loads after saving.
    busy: request.state === 'loading' || request.state === 'done',
    failure: hasFailed ? `Failed to ${verb} ${kind}.` : undefined,
    faults: hasFailed ? request.fields : {},
  }
}

/** The status of a change of a version that is no longer the current one. */
const STALE = 412

function useUnsavedWork<Work>(
  options: EditingOptions<Work> & { base: Base<Work> },
  mayLeave: RefObject<boolean>,
) {
  const { storageKey, work, base, hasPendingWork } = options
  const workJson = JSON.stringify(work)
  const baseJson = JSON.stringify(base)
  const isUnsaved = workJson !== JSON.stringify(base.work)

  useEffect(() => {
    if (mayLeave.current) return
    if (!isUnsaved) return localStorage.removeItem(storageKey)
    const [work, base] = [JSON.parse(workJson), JSON.parse(baseJson)] as [Work, Base<Work>]
    writeDraft(storageKey, { work, base, at: new Date().toISOString() })
  }, [storageKey, workJson, baseJson, isUnsaved, mayLeave])

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
