import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { isUnauthorised } from '#app/admin/api.ts'
import { useRefused } from '#app/admin/use-session-over.ts'
import { NOT_AUTHORISED } from '#app/admin/use-save.ts'
import type { Enquiry, InboxPage } from '#domain/enquiries/inbox/inbox.ts'

import { list, type Filter } from './api.ts'

/** What the inbox shows when it is opened. */
export const OPENED: Filter = { state: 'open', kind: '', search: '' }

const FIRST = JSON.stringify(OPENED)
const TYPING_MS = 200

type Inbox = { state: 'loading' } | { state: 'failed' } | ({ state: 'there' } & InboxPage)

/** The enquiries of a filter, newest first. */
export function useInbox({ state, kind, search }: Filter) {
  const [inbox, setInbox] = useState<Inbox>({ state: 'loading' })
  const asked = useRef(0)
  const refused = useRefused()

  /** Asks for the first page again; what is on the screen stays until the answer is there. */
  async function refresh() {
    asked.current += 1
    const mine = asked.current
    try {
      const page = await list({ state, kind, search })
      if (mine === asked.current) setInbox((inbox) => ({ state: 'there', ...joined(page, inbox) }))
    } catch (error) {
      if (mine !== asked.current) return
      setInbox((inbox) => (inbox.state === 'there' ? inbox : { state: 'failed' }))
      if (isUnauthorised(error)) await refused(error, NOT_AUTHORISED)
    }
  }

  const ask = useEffectEvent(refresh)
  const filter = JSON.stringify({ state, kind, search })
  useEffect(() => {
    const timer = setTimeout(() => void ask(), filter === FIRST ? 0 : TYPING_MS)
    return () => {
      clearTimeout(timer)
      asked.current += 1
    }
  }, [filter])

  return {
    inbox,
    refused,
    refresh,
    tryAgain: () => {
      setInbox({ state: 'loading' })
      void refresh()
    },
    /** Empties the screen: another filter is another list. */
    startOver: () => setInbox({ state: 'loading' }),
    loadMore: async () => {
      if (inbox.state !== 'there') return
      try {
        const { enquiries, more } = await list({ state, kind, search }, inbox.enquiries.at(-1)?.id)
        setInbox({ state: 'there', enquiries: [...inbox.enquiries, ...enquiries], more })
      } catch (error) {
        await refused(error, 'Error fetching data. Please try again.')
      }
    },
    leaveOut: (gone: Enquiry[]) => {
      const ids = new Set(gone.map(({ id }) => id))
      setInbox((inbox) =>
        inbox.state === 'there'
          ? { ...inbox, enquiries: inbox.enquiries.filter(({ id }) => !ids.has(id)) }
          : inbox,
      )
    },
    put: (changed: Enquiry) => {
      setInbox((inbox) =>
        inbox.state === 'there'
          ? { ...inbox, enquiries: withChange(inbox.enquiries, changed, state) }
          : inbox,
      )
    },
  }
}

/** The fresh first page, and below it what was already loaded of the pages that follow. */
function joined(first: InboxPage, inbox: Inbox): InboxPage {
  const last = first.enquiries.at(-1)
  if (inbox.state !== 'there' || !last || !first.more) return first
  const older = inbox.enquiries.filter(({ id }) => id < last.id)
  return older.length > 0 ? { enquiries: [...first.enquiries, ...older], more: inbox.more } : first
}

function withChange(enquiries: Enquiry[], changed: Enquiry, state: Filter['state']): Enquiry[] {
  const others = enquiries.filter(({ id }) => id !== changed.id)
  if (!belongs(changed, state)) return others
  return [...others, changed].sort((one, other) => other.id - one.id)
}

function belongs({ spam, handled_at }: Enquiry, state: Filter['state']): boolean {
  if (state === 'all') return true
  if (state === 'spam') return spam
  return !spam && (handled_at !== null) === (state === 'handled')
}
