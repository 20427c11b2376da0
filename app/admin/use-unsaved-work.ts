import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

import { dropDraft, writeDraft, type DraftName } from './draft.ts'

interface UnsavedWorkOptions<Work> {
  name: DraftName
  work: Work
  /** The saved version, or an empty form. */
  saved: Work
  /** `updated_at` of the saved version; null for something new. */
  savedVersion: string | null
  /** Whether there is something that a draft cannot store, such as an upload. */
  hasPendingWork?: boolean
}

/** Stores unsaved work as a draft, and asks before the page is left with it. */
export function useUnsavedWork<Work>(options: UnsavedWorkOptions<Work>) {
  const { name, work, saved, savedVersion, hasPendingWork = false } = options
  const workJson = JSON.stringify(work)
  const isUnsaved = workJson !== JSON.stringify(saved)
  const mayLeave = useRef(false)

  useEffect(() => {
    if (mayLeave.current) return
    if (isUnsaved)
      writeDraft(name, {
        work: JSON.parse(workJson) as Work,
        at: new Date().toISOString(),
        since: savedVersion,
      })
    else dropDraft(name)
  }, [name, workJson, isUnsaved, savedVersion])

  const wouldLoseWork = isUnsaved || hasPendingWork
  useEffect(() => {
    if (!wouldLoseWork) return
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeaving)
    return () => window.removeEventListener('beforeunload', confirmLeaving)
  }, [wouldLoseWork])

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      wouldLoseWork && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  )

  return {
    blocker,
    /** After saving: removes the draft and lets the page be left. */
    finish: () => {
      mayLeave.current = true
      dropDraft(name)
    },
    /** Lets the page be left for the login and keeps the draft. */
    setAside: () => {
      mayLeave.current = true
    },
  }
}
