import { useState } from 'react'

import { onChange } from '#app/admin/changes.ts'
import { get, post, put } from '#app/admin/request.ts'
import { useBackgroundFetch } from '#app/admin/use-background-fetch.ts'
import { useRequest, type RequestState } from '#app/admin/use-request.ts'
import { ApiError } from '#app/api.ts'
import { toast } from '#app/ui/toast.tsx'
import type { EnquiryDetail, NewAnswer } from '#domain/enquiries/follow-up/answer.ts'
import { STAGE_NAMES } from '#domain/enquiries/follow-up/stage.ts'
import type { Enquiry, EnquiryChange } from '#domain/enquiries/inbox/inbox.ts'

export type EnquiryControls = ReturnType<typeof useEnquiry>

/** An enquiry with its timeline, and the calls that change it. */
export function useEnquiry(id: number, onChanged: (enquiry: Enquiry) => void) {
  const path = `/api/enquiries/${id}`
  const { detail, failedStatus, show } = useDetail(path)
  const { isLoading, send } = useRequest<EnquiryDetail | Enquiry>()

  async function run(call: () => Promise<EnquiryDetail | Enquiry>) {
    const outcome = await send(call)
    if (outcome.state === 'done') showChanged(outcome.result)
    return outcome
  }

  function showChanged(result: EnquiryDetail | Enquiry) {
    show(result)
    onChanged('enquiry' in result ? result.enquiry : result)
  }

  async function change(wanted: EnquiryChange): Promise<boolean> {
    const outcome = await run(() => put<Enquiry>(path, wanted))
    if (outcome.state === 'failed') toast.error(firstErrorMessage(outcome))
    return outcome.state === 'done'
  }

  return {
    detail,
    failedStatus,
    isBusy: isLoading,
    /** Shows what another part of the page has changed. */
    show: showChanged,
    change,
    /** Says what was changed, and offers to take it back. */
    changeWithUndo: async (wanted: EnquiryChange, before: EnquiryChange) => {
      if (!(await change(wanted))) return
      const undo = { label: 'Undo', onClick: () => void change(before) }
      toast.success(doneMessage(wanted, detail), undo)
    },
    answer: (answer: NewAnswer) => run(() => post<EnquiryDetail>(`${path}/answers`, answer)),
    addNote: (text: string) => run(() => post<EnquiryDetail>(`${path}/notes`, { text })),
    resend: async () => reportSending(await run(() => post<Enquiry>(`${path}/resend`))),
    retry: async () => reportSending(await run(() => post<EnquiryDetail>(`${path}/retry`))),
  }
}

const POLL_MS = 10_000

/** The HTTP status of a failure is 0 where there was no response. */
type Fetched = { detail: EnquiryDetail } | { failedStatus: number }

/** Fetched after every change and regularly while the page is visible. */
function useDetail(path: string) {
  // What the server returned for the last changes. It is shown until the enquiry is fetched again.
  const [changed, setChanged] = useState<{ detail?: EnquiryDetail; enquiry?: Enquiry }>({})
  const fetched: Fetched | null = useBackgroundFetch<Fetched>(
    async (signal) => {
      try {
        return { detail: await get<EnquiryDetail>(path, { signal }) }
      } catch (error) {
        const failedStatus = error instanceof ApiError ? error.status : 0
        // An enquiry that was fetched before stays, unless the server no longer finds it.
        if (fetched && 'detail' in fetched && failedStatus !== 404) throw error
        return { failedStatus }
      }
    },
    { everyMs: POLL_MS, onChange, onResult: () => setChanged({}) },
  )
  const known = fetched && 'detail' in fetched ? fetched.detail : null
  const detail = changed.detail ?? known
  return {
    detail: detail && changed.enquiry ? { ...detail, enquiry: changed.enquiry } : detail,
    /** The HTTP status; 404 also where the enquiry was given to another agent. */
    failedStatus: fetched && 'failedStatus' in fetched ? fetched.failedStatus : null,
    show: (result: EnquiryDetail | Enquiry) =>
      setChanged((before) =>
        'enquiry' in result ? { detail: result } : { ...before, enquiry: result },
      ),
  }
}

function reportSending({ state }: RequestState<unknown>): void {
  if (state === 'failed') toast.error('Failed to send email')
  if (state === 'done') toast.success('Sending again.')
}

function firstErrorMessage({ fields }: { fields: Record<string, string> }): string {
  return Object.values(fields)[0] ?? 'Failed to update the enquiry.'
}

function doneMessage(wanted: EnquiryChange, detail: EnquiryDetail | null): string {
  const { spam, handled, stage, assignee_id } = wanted
  if (spam !== undefined) return spam ? 'Enquiry moved to spam.' : 'Enquiry is not spam.'
  if (handled !== undefined) return handled ? 'Enquiry marked as handled.' : 'Enquiry reopened.'
  if (stage !== undefined) return `Moved to ${STAGE_NAMES[stage]}.`
  const person = detail?.people.find(({ id }) => id === assignee_id)
  return assignee_id === null
    ? 'Assigned to nobody.'
    : `Assigned to ${person?.name || 'the owner'}.`
}
