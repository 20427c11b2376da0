import { useEffect, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'

import { ApiError } from '#app/api.ts'
import { toast } from '#app/ui/toast.tsx'

import {
  draftName,
  draftsOfClosedTabs,
  keyInTab,
  openDraft,
  putAside,
  writeDraft,
  type Base,
  type StoredDraft,
} from './drafts.ts'
import { useRemovedItem } from './removed-item.ts'
import { STALE } from './request.ts'
import { storedToken } from './session.ts'
import { currentTabs, newTabName } from './tabs.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useRequest, useSessionOver, type Failure } from './use-request.ts'

/** The draft of a post or property, or of a new one where `id` is undefined. */
export function useDraft<Work>(kind: 'post' | 'property', id: number | undefined) {
  const name = draftName(kind, id)
  const tabs = currentTabs()
  const readOthers = () => draftsOfClosedTabs<Work>(localStorage, name, tabs)
  const [draft, setDraft] = useState(() => openDraft<Work>(localStorage, name, tabs))
  const [others, setOthers] = useState(readOthers)
  return {
    kind,
    id,
    storageKey: keyInTab(name, tabs.own),
    /** The draft that the form was filled from; null for none. */
    draft,
    /** Further drafts, of tabs that were closed. */
    others,
    closeDraft: () => setDraft(null),
    /** Puts the tab's own draft aside and takes another one in its place. */
    takeOther: ({ storageKey, draft }: StoredDraft<Work>) => {
      putAside(localStorage, keyInTab(name, tabs.own), newTabName())
      localStorage.removeItem(storageKey)
      setDraft(draft)
      setOthers(readOthers())
    },
  }
}

interface EditingOptions<Work> extends Pick<
  ReturnType<typeof useDraft<Work>>,
  'kind' | 'id' | 'storageKey' | 'draft' | 'closeDraft' | 'takeOther'
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
  /** Runs before the login page is opened because the session is over. */
  onSessionOver: () => void
}

/** Stores unsaved work as a draft, asks before the page is left with it, and saves it. */
export function useEditing<Work>(options: EditingOptions<Work>) {
  const { kind, id, storageKey, saved } = options
  const verb = saved.version === null ? 'create' : 'update'
  const { base, fetchIfStale, ...conflict } = useConflict(options)
  const mayLeave = useRef(false)
  const unsaved = useUnsavedWork({ ...options, base }, mayLeave)
  const { request, send } = useRequest<unknown>()
  const goToLogin = useSessionOver()
  const navigate = useNavigate()
  const removal = useRemovedItem(kind, id)

  function keepDraft() {
    mayLeave.current = true
    options.onSessionOver()
  }

  function logInAgain() {
    keepDraft()
    return goToLogin()
  }

  /**
   * Reports the outcome and goes to `to`, or opens the login and keeps the draft. Returns what was
   * saved; undefined where nothing was.
   */
  async function save<Saved>(
    call: (version?: string) => Promise<Saved>,
    to: string | ((saved: Saved) => string),
    message = `${kind === 'post' ? 'Post' : 'Property'} ${verb}d successfully!`,
  ) {
    if (!storedToken()) return void logInAgain()
    const outcome = await send(() => call(base.version ?? undefined).catch(fetchIfStale), {
      onSessionOver: keepDraft,
    })
    if (outcome.state === 'failed' && outcome.status === NOT_FOUND)
      await removal.check(() => void save(call, to, message))
    if (outcome.state !== 'done') return
    mayLeave.current = true
    localStorage.removeItem(storageKey)
    toast.success(message)
    const saved = outcome.result as Saved
    await navigate(typeof to === 'string' ? to : to(saved))
    return saved
  }

  const hasFailed = request.state === 'failed' && request.status !== STALE && removal.item === null
  return {
    ...unsaved,
    save,
    logInAgain,
    /** Whether somebody else has removed it. */
    removal,
    ...conflict,
    // Also while the next page loads after saving.
    busy: request.state === 'loading' || request.state === 'done',
    failure: hasFailed ? `Failed to ${verb} ${kind}.` : undefined,
    reason: hasFailed ? reasonOf(request) : undefined,
    faults: hasFailed ? request.fields : {},
  }
}

const FORBIDDEN = 403
const NOT_FOUND = 404

/** Why nothing was saved, where no field is at fault and another try would not help. */
export function reasonOf({ status, message }: Pick<Failure, 'status' | 'message'>) {
  return status === FORBIDDEN || status === NOT_FOUND ? message : undefined
}

/** What the work began with, and what somebody else has saved since. */
function useConflict<Work>(options: EditingOptions<Work>) {
  const { saved, draft, work, fetchSaved, replace, closeDraft, takeOther } = options
  const [base, setBase] = useState(draft?.base ?? saved)
  const [newest, setNewest] = useState(saved)
  const theirs = base.version === newest.version ? null : newest.work
  return {
    base,
    /** Where somebody else has saved meanwhile, fetches that first; if it fails, throws that failure. */
    fetchIfStale: async (error: unknown): Promise<never> => {
      if (error instanceof ApiError && error.status === STALE) setNewest(await fetchSaved())
      throw error
    },
    /** What somebody else has changed, until the user has chosen what to keep of it. */
    conflict: theirs && { base: base.work, mine: work, theirs },
    resolve: (work: Work) => {
      replace(work)
      setBase(newest)
    },
    /** Goes back to what is saved, also where somebody else has saved it meanwhile. */
    discardDraft: () => {
      replace(newest.work)
      setBase(newest)
      closeDraft()
    },
    /** Goes on with a draft of a closed tab; the work in the form is put aside. */
    openOther: (other: StoredDraft<Work>) => {
      takeOther(other)
      replace(other.draft.work)
      setBase(other.draft.base)
    },
  }
}

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
    writeDraft(localStorage, storageKey, { work, base, at: new Date().toISOString() })
  }, [storageKey, workJson, baseJson, isUnsaved, mayLeave])

  return { isUnsaved, blocker: useLeaveGuard(isUnsaved || hasPendingWork, mayLeave) }
}
