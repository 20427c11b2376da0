import { CircleUser, LogOut } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'

import { post } from '#app/admin/request.ts'
import { forgetToken, storedToken } from '#app/admin/session.ts'
import { AdminTitle, BarLink } from '#app/admin/ui/admin-page.tsx'
import * as urls from '#app/urls.ts'
import { Button } from '#app/ui/button.tsx'
import { formatNumber } from '#app/ui/format.ts'
import type { InboxSummary } from '#domain/enquiries/inbox/inbox.ts'

export type TabName = 'posts' | 'properties'

const TAB_LABELS = { posts: 'Posts', properties: 'Properties' }

export function tabId(name: TabName): string {
  return `tab-${name}`
}

interface DashboardBarProps {
  tab: TabName
  /** Those that the role may open. */
  tabs: TabName[]
  counts: Record<TabName, number | undefined>
  inboxSummary: InboxSummary | null
  onTab: (tab: TabName) => void
}

/** The dashboard's bar: tabs, links to the inbox and the account, logout. */
export function DashboardBar({ inboxSummary, ...tabs }: DashboardBarProps) {
  return (
    <div className="on-ink bg-ink text-paper">
      <div className="wrap flex items-center justify-between gap-x-[clamp(1.25rem,3.5vw,3.5rem)] max-md:flex-wrap max-md:pt-2">
        <AdminTitle>Dashboard</AdminTitle>
        <Tabs {...tabs} />
        <div className="flex items-center gap-3 md:gap-6">
          <BarLink to={urls.enquiries}>
            Enquiries
            {inboxSummary && <InboxCounts {...inboxSummary} />}
          </BarLink>
          <BarLink to={urls.account}>
            <CircleUser size={24} strokeWidth={1.25} className="md:hidden" />
            <span className="max-md:sr-only">Account</span>
          </BarLink>
          <LogoutButton />
        </div>
      </div>
    </div>
  )
}

/** The two tabs of the dashboard; arrow keys switch between them. */
function Tabs({ tab: current, tabs, counts, onTab }: Omit<DashboardBarProps, 'inboxSummary'>) {
  function switchByKey(event: KeyboardEvent) {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const other = tabs.find((name) => name !== current)
    const name = event.key === 'Home' ? tabs[0] : event.key === 'End' ? tabs.at(-1) : other
    if (name === undefined) return
    onTab(name)
    document.getElementById(tabId(name))?.focus()
  }

  return (
    <div
      role="tablist"
      aria-label="Content"
      className="flex max-md:order-3 max-md:w-full md:me-auto md:gap-8"
    >
      {tabs.map((name) => (
        <button
          key={name}
          id={tabId(name)}
          type="button"
          role="tab"
          aria-selected={name === current}
          aria-controls={name === current ? `panel-${name}` : undefined}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onTab(name)}
          onKeyDown={switchByKey}
          className="relative inline-flex min-h-13 items-center justify-center gap-2 font-medium text-mist transition-colors duration-(--duration-quick) hover:text-paper focus-visible:-outline-offset-3 aria-selected:font-semibold aria-selected:text-paper aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-0.75 aria-selected:after:bg-brass max-md:flex-1 md:min-h-18"
        >
          {TAB_LABELS[name]}
          {counts[name] !== undefined && (
            <span className="text-caption font-medium text-mist numerals">
              {formatNumber(counts[name])}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

function InboxCounts({ open, undelivered }: InboxSummary) {
  return (
    <span className="text-caption font-medium text-mist numerals">
      <span>
        {formatNumber(open)}
        <span className="max-md:sr-only"> open</span>
      </span>
      {undelivered > 0 && (
        <span className="text-danger-on-ink">
          <span aria-hidden="true"> · </span>
          {formatNumber(undelivered)}
          <span className="max-md:sr-only"> undelivered</span>
        </span>
      )}
    </span>
  )
}

function LogoutButton() {
  const navigate = useNavigate()

  async function logOut() {
    // The token is forgotten here at once, whether or not the server confirms that it is revoked.
    const revoked = storedToken() ? post('/api/logout').catch(() => undefined) : undefined
    forgetToken()
    await revoked
    await navigate(urls.login)
  }

  return (
    <Button variant="ghost" size="s" onClick={() => void logOut()} className="max-md:px-3.5">
      <LogOut className="max-md:hidden" />
      Logout
    </Button>
  )
}
