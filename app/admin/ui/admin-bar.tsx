import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import * as urls from '#app/urls.ts'

interface AdminPageProps {
  title: string
  /** The tab of the dashboard that this page belongs to. */
  tab?: 'properties'
  children: ReactNode
}

/** An admin page: the bar with its title and the way back, and the content below. */
export function AdminPage({ title, tab, children }: AdminPageProps) {
  return (
    <>
      <AdminBar title={title} end={<ToDashboard {...(tab && { tab })} />} />
      <div className="wrap pt-page-top pb-page-end">{children}</div>
    </>
  )
}

/** The dark band under the header. */
export function AdminBar({ title, end }: { title: string; end?: ReactNode }) {
  return (
    <div className="on-ink bg-ink text-paper">
      <div className="wrap flex min-h-18 items-center justify-between gap-8">
        <AdminTitle>{title}</AdminTitle>
        {end}
      </div>
    </div>
  )
}

/** Receives the focus when an admin page opens, so that a screen reader reads it. */
export function AdminTitle({ children }: { children: string }) {
  return (
    <h1 id="admin-title" tabIndex={-1} className="font-display text-title-2 outline-none">
      {children}
    </h1>
  )
}

export function BarLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-target items-center gap-2 text-small whitespace-nowrap text-mist transition-colors duration-(--duration-quick) hover:text-paper"
    >
      {children}
    </Link>
  )
}

export function ToDashboard({ tab }: { tab?: 'properties' }) {
  return (
    <BarLink to={tab ? urls.adminProperties : urls.admin}>
      <ArrowLeft className="rtl:-scale-x-100" />
      Dashboard
    </BarLink>
  )
}
