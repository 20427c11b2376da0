import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

import { dropDraft, writeDraft, type DraftName } from './draft.ts'

interface Unsaved<Work> {
  name: DraftName
  work: Work
  /** What the server has, or an empty form. */
  saved: Work
  since: string | null
  /** Something is under way that no draft can hold, such as an upload. */
  underWay?: boolean
}

/** Keeps unsaved work as a draft, and asks before the page is left with it. */
export function useUnsavedWork<Work>({ name, work, saved, since, underWay }: Unsaved<Work>) {
  const written = JSON.stringify(work)
  const unsaved = written !== JSON.stringify(saved)
  const mayLeave = useRef(false)

  useEffect(() => {
    if (mayLeave.current) return
    if (unsaved)
      writeDraft(name, { work: JSON.parse(written) as Work, at: new Date().toISOString(), since })
    else dropDraft(name)
  }, [name, written, unsaved, since])

  const atRisk = unsaved || underWay === true
  useEffect(() => {
    if (!atRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [atRisk])

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      atRisk && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  )

  return {
    blocker,
    /** The work is saved: the draft goes, and the page may be left. */
    finish: () => {
      mayLeave.current = true
      dropDraft(name)
    },
    /** The page must be left, to log in; the draft waits. */
    setAside: () => {
      mayLeave.current = true
    },
  }
}
