import { CircleUser, LogOut } from 'lucide-react'
import { useNavigate } from 'react-router'

import { logout } from '#app/admin/api.ts'
import { forgetToken, storedToken } from '#app/admin/session.ts'
import { AdminTitle, BarLink } from '#app/admin/ui/admin-page.tsx'
import * as urls from '#app/urls.ts'
import { Button } from '#app/ui/button.tsx'
import { formatNumber } from '#app/ui/format.ts'
import type { InboxSummary } from '#domain/enquiries/inbox/inbox.ts'

import { Tabs, type TabName } from './tabs.tsx'

interface DashboardBarProps {
  tab: TabName
  counts: Record<TabName, number | undefined>
  inboxSummary: InboxSummary | null
  onTab: (tab: TabName) => void
}

/** The dashboard's bar: tabs, links to the inbox and the account, logout. */
export function DashboardBar({ tab, counts, inboxSummary, onTab }: DashboardBarProps) {
  return (
    <div className="on-ink bg-ink text-paper">
      <div className="wrap flex items-center justify-between gap-x-[clamp(1.25rem,3.5vw,3.5rem)] max-md:flex-wrap max-md:pt-2">
        <AdminTitle>Dashboard</AdminTitle>
        <Tabs
          current={tab}
          counts={counts}
          onChoose={onTab}
          className="max-md:order-3 max-md:w-full md:me-auto"
        />
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
    const revoked = storedToken() ? logout().catch(() => undefined) : undefined
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
