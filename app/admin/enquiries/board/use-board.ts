import { useRef, useState } from 'react'

import { onChange } from '#app/admin/changes.ts'
import { get, put } from '#app/admin/request.ts'
import { useBackgroundFetch } from '#app/admin/use-background-fetch.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'
import type { Board } from '#domain/enquiries/follow-up/answer.ts'
import { toStageChange, STAGE_NAMES, type Stage } from '#domain/enquiries/follow-up/stage.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

import { withMoves, type Moves } from './moves.ts'

const POLL_MS = 10_000

export function fetchBoard(isMine: boolean, signal: AbortSignal): Promise<Board> {
  return get<Board>(`/api/enquiries/board${isMine ? '?assignee=me' : ''}`, { signal })
}

/** The board as it is now. A move is shown at once and taken back where the server refuses it. */
export function useBoard(loaded: Board, isMine: boolean) {
  const [moves, setMoves] = useState<Moves>(new Map())
  // The moves that are being saved: an object each, since a card can be moved again meanwhile.
  const unsavedMoves = useRef(new Set<{ id: number }>())
  // By card: the failure of an earlier move must not take this one back.
  const latestMoves = useRef(new Map<number, { id: number }>())
  const { send } = useRequest<Enquiry>()
  const fetched = useBackgroundFetch((signal) => fetchBoard(isMine, signal), {
    everyMs: POLL_MS,
    onChange,
    onResult: forgetSavedMoves,
  })

  /** After a fetch: the board has the saved moves itself, and perhaps not yet those being saved. */
  function forgetSavedMoves() {
    const ids = new Set([...unsavedMoves.current].map(({ id }) => id))
    setMoves((moves) => new Map([...moves].filter(([id]) => ids.has(id))))
  }

  /** Shows a card in a stage; undefined: in the stage that the server returned. */
  function show(id: number, stage: Stage | undefined) {
    setMoves((moves) => {
      const others = [...moves].filter(([moved]) => moved !== id)
      return new Map(stage === undefined ? others : [...others, [id, stage]])
    })
  }

  async function change({ id }: Enquiry, stage: Stage): Promise<boolean> {
    const saving = { id }
    unsavedMoves.current.add(saving)
    latestMoves.current.set(id, saving)
    show(id, stage)
    const outcome = await send(() => put<Enquiry>(`/api/enquiries/${id}`, toStageChange(stage)))
    unsavedMoves.current.delete(saving)
    if (outcome.state === 'done') return true
    if (latestMoves.current.get(id) === saving) show(id, undefined)
    if (outcome.state === 'failed') toast.error(`The enquiry was not moved: ${outcome.message}`)
    return false
  }

  async function move(enquiry: Enquiry, stage: Stage): Promise<void> {
    const { name, stage: before } = enquiry
    if (stage === before || !(await change(enquiry, stage))) return
    toast.success(`${name}: ${STAGE_NAMES[stage]}.`, {
      label: 'Undo',
      onClick: () => void change(enquiry, before),
    })
  }

  return { columns: withMoves(fetched ?? loaded, moves), move }
}
