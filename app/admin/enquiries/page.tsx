import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

import type { NavigationState } from '#app/admin/layout.tsx'
import { adminMeta } from '#app/admin/load.ts'
import { useMay } from '#app/admin/own-account.ts'
import { AdminPage } from '#app/admin/ui/admin-page.tsx'
import { isUnderway } from '#app/held-requests.ts'
import { classes } from '#app/ui/classes.ts'
import { useMedia } from '#app/ui/use-media.ts'
import * as urls from '#app/urls.ts'

import type { Route } from './+types/page.ts'
import { EnquiryView } from './enquiry/enquiry-view.tsx'
import { InboxFilters } from './filters.tsx'
import { filterQuery, isSameFilter, useInboxFilter, type EnquiryFilter } from './inbox-filter.ts'
import { InboxList } from './inbox-list.tsx'
import { MailNote, UnknownMailNote } from './inbox-note.tsx'
import { useInbox, useInboxSummary } from './use-inbox.ts'

export const meta: Route.MetaFunction = () => adminMeta('Enquiries')

/** The list, and the enquiry of the URL: beside it, or on a narrow screen in its place. */
export default function EnquiriesPage({ params }: Route.ComponentProps) {
  const openId = params.id === undefined ? undefined : Number(params.id)
  const isOpen = openId !== undefined
  const isWide = useMedia('(min-width: 64rem)')
  const [filter, setFilter] = useInboxFilter()
  const inbox = useInbox(filter)
  const may = useMay()
  const summary = useInboxSummary(() => void inbox.refresh())
  const changeFilter = (next: EnquiryFilter) => {
    // Choosing the same filter again fetches the list again.
    if (isSameFilter(next, filter)) return void inbox.refresh()
    setFilter(next)
  }
  const isIdle = useNavigation().state === 'idle'
  useOpenStateIfNobodyWaits(inbox, { filter, isIdle, onFilter: changeFilter })
  useOpenFirstEnquiry(inbox, isWide && !isOpen && isIdle)
  const navigate = useNavigate()
  const listUrl = urls.enquiries + useLocation().search
  const showsList = isWide || !isOpen
  return (
    <AdminPage
      title={showsList ? 'Enquiries' : 'Enquiry'}
      {...(!showsList && { backTo: listUrl, backLabel: 'Enquiries' })}
    >
      {showsList && summary?.mail === 'off' && may('team') && <MailNote />}
      {showsList && summary && summary.unknown_portal_emails > 0 && (
        <UnknownMailNote count={summary.unknown_portal_emails} />
      )}
      {showsList && <InboxFilters filter={filter} summary={summary} onFilter={changeFilter} />}
      <div className="border-line-strong max-lg:contents lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start lg:border-y xl:grid-cols-[23.5rem_minmax(0,1fr)]">
        {showsList && (
          <div className={classes('border-line-strong max-lg:border-y', LIST_COLUMN)}>
            <InboxList {...{ inbox, filter, openId }} opensBeside={isWide} />
          </div>
        )}
        {isOpen && (
          <div
            className={isWide ? 'min-h-[60vh] border-s border-line-strong ps-9' : '-mt-page-top'}
          >
            <EnquiryView
              key={openId}
              id={openId}
              canSend={summary?.mail === 'on'}
              onChanged={inbox.replaceEnquiry}
              onErased={(erased) => {
                inbox.removeEnquiries(erased)
                void navigate(listUrl, { replace: true })
              }}
            />
          </div>
        )}
      </div>
      {isWide && <KeyHelp />}
    </AdminPage>
  )
}

const LIST_COLUMN =
  'lg:sticky lg:top-header lg:max-h-[calc(100dvh-var(--spacing-header))] lg:overflow-y-auto [scrollbar-width:thin]'

type Inbox = ReturnType<typeof useInbox>

interface FilterControls {
  filter: EnquiryFilter
  isIdle: boolean
  onFilter: (filter: EnquiryFilter) => void
}

// Neither of the next two hooks navigates while another navigation is under way: that would cancel it.

/** Where nobody waits when the page opens without a filter, shows the `open` enquiries instead. */
function useOpenStateIfNobodyWaits({ list }: Inbox, { filter, isIdle, onFilter }: FilterControls) {
  const hasChecked = useRef(false)
  const showOpen = useEffectEvent(() => onFilter({ ...filter, state: 'open' }))
  const isEmpty = list.state === 'done' && list.items.length === 0
  const isUnfiltered = `${filterQuery(filter)}` === ''
  useEffect(() => {
    if (list.state !== 'done' || hasChecked.current || !isIdle || isUnderway()) return
    hasChecked.current = true
    if (isEmpty && isUnfiltered) showOpen()
  }, [list.state, isEmpty, isUnfiltered, isIdle])
}

/** On a wide screen, opens the first enquiry of the list if none is open. */
function useOpenFirstEnquiry({ list }: Inbox, isWanted: boolean) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const first = list.state === 'done' ? list.items[0]?.id : undefined
  useEffect(() => {
    if (!isWanted || first === undefined || isUnderway()) return
    const state: NavigationState = { keepFocus: true }
    void navigate(urls.enquiry(first) + search, { replace: true, preventScrollReset: true, state })
  }, [isWanted, first, search, navigate])
}

const KEYS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'opens'],
  ['r', 'answers'],
  ['a', 'assigns'],
  ['e', 'closes'],
] as const

function KeyHelp() {
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-mute">
      {KEYS.map(([key, effect]) => (
        <span key={key}>
          <kbd className="me-1 rounded-control border border-line-strong px-1.5 font-sans text-ink-soft">
            {key}
          </kbd>
          {effect}
        </span>
      ))}
    </p>
  )
}
