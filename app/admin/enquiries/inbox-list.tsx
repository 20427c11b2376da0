import { useState } from 'react'
import { flushSync } from 'react-dom'

import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { Enquiry, EnquiryChange } from '#domain/enquiries/inbox/inbox.ts'

import { mark, resend, type Filter } from './api.ts'
import { EnquiryRow } from './enquiry-row.tsx'
import { PersonDialog } from './person-dialog.tsx'
import type { useInbox } from './use-inbox.ts'

interface InboxListProps {
  shelf: ReturnType<typeof useInbox>
  filter: Filter
  canSend: boolean
}

/** The enquiries themselves, and what can be done with each. */
export function InboxList({ shelf, filter, canSend }: InboxListProps) {
  const [busy, setBusy] = useState<number | null>(null)
  const [sender, setSender] = useState<Enquiry | null>(null)
  const { inbox, put, refused } = shelf

  async function change(id: number, ask: () => Promise<Enquiry>, failed: string) {
    setBusy(id)
    try {
      const changed = await ask()
      keepFocus(() => put(changed))
      return true
    } catch (error) {
      await refused(error, failed)
      return false
    } finally {
      setBusy(null)
    }
  }

  async function markAs(id: number, what: EnquiryChange, words: string) {
    const failed = 'Failed to update the enquiry.'
    if (!(await change(id, () => mark(id, what), failed))) return
    const back = 'spam' in what ? { spam: !what.spam } : { handled: !what.handled }
    const onClick = () => void change(id, () => mark(id, back), failed)
    toast.success(words, { label: 'Undo', onClick })
  }

  async function send(id: number) {
    if (await change(id, () => resend(id), 'Failed to send email')) toast.success('Sending again.')
  }

  if (inbox.state === 'loading') return <Loading />
  if (inbox.state === 'failed')
    return (
      <div role="alert" className="grid max-w-measure justify-items-start gap-5">
        <Alert kind="error">Error fetching data. Please try again.</Alert>
        <Button variant="ghost" onClick={shelf.tryAgain}>
          Try again
        </Button>
      </div>
    )
  if (inbox.enquiries.length === 0) return <EmptyState>{emptyWords(filter)}</EmptyState>
  return (
    <>
      <ul className="border-b border-line-strong" aria-label="Enquiries, newest first">
        {inbox.enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <EnquiryRow
              enquiry={enquiry}
              busy={busy === enquiry.id}
              canSend={canSend}
              onHandled={(handled) =>
                void markAs(
                  enquiry.id,
                  { handled },
                  handled ? 'Enquiry marked as handled.' : 'Enquiry reopened.',
                )
              }
              onSpam={(spam) =>
                void markAs(
                  enquiry.id,
                  { spam },
                  spam ? 'Enquiry moved to spam.' : 'Enquiry is not spam.',
                )
              }
              onResend={() => void send(enquiry.id)}
              onPerson={() => setSender(enquiry)}
            />
          </li>
        ))}
      </ul>
      <NewArrivals enquiries={inbox.enquiries} />
      {sender && (
        <PersonDialog
          enquiry={sender}
          onErased={(gone) => {
            // Closed first, the dialog gives the focus back to the row that then leaves.
            flushSync(() => setSender(null))
            keepFocus(() => shelf.leaveOut(gone))
            void shelf.refresh()
          }}
          onRefused={refused}
          onClose={() => setSender(null)}
        />
      )}
      {inbox.more && (
        <Button variant="ghost" className="mt-8" onClick={() => void shelf.loadMore()}>
          Load More
        </Button>
      )}
    </>
  )
}

/** Tells a screen reader that an enquiry has come while the page was open. */
function NewArrivals({ enquiries }: { enquiries: Enquiry[] }) {
  const newest = enquiries[0]
  const [first] = useState(newest?.id ?? 0)
  return (
    <output className="sr-only">
      {newest && newest.id > first ? `New enquiry from ${newest.name}.` : ''}
    </output>
  )
}

// A row that leaves the list takes the focus with it; the row in its place receives it.
function keepFocus(change: () => void): void {
  const names = () => [...document.querySelectorAll<HTMLElement>('[data-enquiry-name]')]
  const at = names().findIndex((name) => name.closest('article')?.contains(document.activeElement))
  flushSync(change)
  const left = names()
  if (at >= 0 && document.activeElement === document.body)
    (left[Math.min(at, left.length - 1)] ?? document.getElementById('admin-title'))?.focus()
}

function emptyWords({ state, kind, search }: Filter): string {
  if (kind || search.trim()) return 'No enquiries found.'
  const words = { open: 'No open enquiries.', handled: 'No handled enquiries.', spam: 'No spam.' }
  return state === 'all' ? 'No enquiries yet.' : words[state]
}
