import { FetchFailed } from '#app/admin/ui/admin-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'

import { Announcements } from './announcements.tsx'
import { EnquiryRow } from './enquiry-row.tsx'
import type { EnquiryFilter } from './inbox-filter.ts'
import type { useInbox } from './use-inbox.ts'
import { useKeys } from './use-keys.ts'

interface InboxListProps {
  inbox: ReturnType<typeof useInbox>
  filter: EnquiryFilter
  openId: number | undefined
  opensBeside: boolean
}

export function InboxList({ inbox, filter, openId, opensBeside }: InboxListProps) {
  const { list } = inbox
  useKeys({ j: () => focusRow(1), k: () => focusRow(-1) })

  if (list.state === 'loading') return <Skeleton />
  if (list.state === 'failed')
    return (
      <div className="py-6 lg:pe-5">
        <FetchFailed onRetry={inbox.retry} />
      </div>
    )
  return (
    <>
      {list.items.length === 0 ? (
        <EmptyList filter={filter} />
      ) : (
        <>
          <ul aria-label={filter.state === 'waiting' ? 'Who waits longest first' : 'Newest first'}>
            {list.items.map((enquiry) => (
              <EnquiryRow
                key={enquiry.id}
                enquiry={enquiry}
                isOpen={enquiry.id === openId}
                opensBeside={opensBeside}
              />
            ))}
          </ul>
          {list.more && (
            <Button
              variant="ghost"
              size="s"
              className="my-5 lg:ms-3.5"
              onClick={() => void inbox.loadMore()}
            >
              Load More
            </Button>
          )}
        </>
      )}
      {/* Of an empty list, too: it compares each list with the one before. */}
      <Announcements enquiries={list.items} />
    </>
  )
}

function EmptyList({ filter }: Pick<InboxListProps, 'filter'>) {
  const isFiltered = filter.kind || filter.assignee || filter.search.trim()
  return (
    <div className="-my-px lg:pe-5">
      <EmptyState>{isFiltered ? 'No enquiries found.' : EMPTY_TEXTS[filter.state]}</EmptyState>
    </div>
  )
}

/** Moves the focus to the next or previous row, from the focused row or else from the open one. */
function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-enquiry]')]
  const focused = rows.indexOf(document.activeElement as HTMLElement)
  const from = focused >= 0 ? focused : rows.findIndex((row) => row.ariaCurrent === 'true')
  const next = rows[from < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, from + step))]
  next?.focus()
}

function Skeleton() {
  return (
    <output className="block">
      <span className="sr-only">Loading...</span>
      {[1, 2, 3, 4].map((row) => (
        <span
          key={row}
          aria-hidden="true"
          className="grid gap-2.5 border-b border-line px-3.5 py-4"
        >
          <span className="h-4.5 w-2/5 skeleton" />
          <span className="h-3.5 w-4/5 skeleton" />
          <span className="h-3.5 w-1/3 skeleton" />
        </span>
      ))}
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
