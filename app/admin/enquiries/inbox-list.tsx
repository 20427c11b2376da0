import { useState } from 'react'
import { flushSync } from 'react-dom'

import { keepFocusInList } from '#app/admin/focus.ts'
import { useMay } from '#app/admin/own-account.ts'
import { post, put } from '#app/admin/request.ts'
import { FetchFailed } from '#app/admin/ui/admin-page.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { Enquiry, EnquiryChange } from '#domain/enquiries/inbox/inbox.ts'

import { EnquiryRow } from './enquiry-row.tsx'
import { PersonDialog } from './person-dialog.tsx'
import type { EnquiryFilter, useInbox } from './use-inbox.ts'

interface InboxListProps {
  inbox: ReturnType<typeof useInbox>
  filter: EnquiryFilter
  canSend: boolean
}

export function InboxList({ inbox, filter, canSend }: InboxListProps) {
  const { list } = inbox
  const [dialogEnquiry, setDialogEnquiry] = useState<Enquiry | null>(null)
  const { busyId, update, resend } = useEnquiryActions(inbox)
  const may = useMay()

  if (list.state === 'loading') return <Loading />
  if (list.state === 'failed') return <FetchFailed onRetry={inbox.retry} />
  if (list.items.length === 0) {
    const isNarrowed = filter.kind || filter.search.trim()
    return <EmptyState>{isNarrowed ? 'No enquiries found.' : EMPTY_TEXTS[filter.state]}</EmptyState>
  }
  return (
    <>
      <ul className="border-b border-line-strong" aria-label="Enquiries, newest first">
        {list.items.map((enquiry) => (
          <li key={enquiry.id}>
            <EnquiryRow
              enquiry={enquiry}
              busy={busyId === enquiry.id}
              canSend={canSend}
              onUpdate={(change) => void update(enquiry.id, change)}
              onResend={() => void resend(enquiry.id)}
              onChanged={inbox.replaceEnquiry}
              onPersonalData={may('personal data') ? () => setDialogEnquiry(enquiry) : undefined}
            />
          </li>
        ))}
      </ul>
      <NewEnquiryAnnouncement enquiries={list.items} />
      {dialogEnquiry && (
        <PersonDialog
          enquiry={dialogEnquiry}
          onErased={(erased) => {
            // Close the dialog first: it returns the focus to the row, which is then removed.
            flushSync(() => setDialogEnquiry(null))
            keepFocusInList('[data-enquiry-name]', () => inbox.removeEnquiries(erased))
            void inbox.refresh()
          }}
          onClose={() => setDialogEnquiry(null)}
        />
      )}
      {list.more && (
        <Button variant="ghost" className="mt-8" onClick={() => void inbox.loadMore()}>
          Load More
        </Button>
      )}
    </>
  )
}

function useEnquiryActions({ replaceEnquiry }: ReturnType<typeof useInbox>) {
  const [latestId, setLatestId] = useState<number | null>(null)
  const { isLoading, send } = useRequest<Enquiry>()

  async function run(id: number, call: () => Promise<Enquiry>, failureMessage: string) {
    setLatestId(id)
    const outcome = await send(call)
    if (outcome.state === 'failed') toast.error(failureMessage)
    if (outcome.state !== 'done') return false
    keepFocusInList('[data-enquiry-name]', () => replaceEnquiry(outcome.result))
    return true
  }

  function change(id: number, change: EnquiryChange) {
    return run(id, () => put(`/api/enquiries/${id}`, change), 'Failed to update the enquiry.')
  }

  async function update(id: number, wanted: EnquiryChange) {
    if (!(await change(id, wanted))) return
    const opposite = 'spam' in wanted ? { spam: !wanted.spam } : { handled: !wanted.handled }
    toast.success(doneMessage(wanted), { label: 'Undo', onClick: () => void change(id, opposite) })
  }

  async function resend(id: number) {
    if (await run(id, () => post(`/api/enquiries/${id}/resend`), 'Failed to send email'))
      toast.success('Sending again.')
  }

  return { busyId: isLoading ? latestId : null, update, resend }
}

function doneMessage({ handled, spam }: EnquiryChange): string {
  if (spam !== undefined) return spam ? 'Enquiry moved to spam.' : 'Enquiry is not spam.'
  return handled ? 'Enquiry marked as handled.' : 'Enquiry reopened.'
}

/** Tells a screen reader that an enquiry has arrived while the page is open. */
function NewEnquiryAnnouncement({ enquiries }: { enquiries: Enquiry[] }) {
  const newest = enquiries[0]
  const [newestAtFirst] = useState(newest?.id ?? 0)
  return (
    <output className="sr-only">
      {newest && newest.id > newestAtFirst ? `New enquiry from ${newest.name}.` : ''}
    </output>
  )
}

const EMPTY_TEXTS: Record<EnquiryFilter['state'], string> = {
  waiting: 'Nobody is waiting.',
  open: 'No open enquiries.',
  handled: 'No handled enquiries.',
  spam: 'No spam.',
  all: 'No enquiries yet.',
}
