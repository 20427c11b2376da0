import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The ink band under the header: what this page is, and at its end where else to go. */
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

/** Takes the focus when an admin page is entered, so that a screen reader says where one is. */
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
    <BarLink to={tab ? `/admin?tab=${tab}` : '/admin'}>
      <ArrowLeft aria-hidden="true" size={17} strokeWidth={1.35} className="rtl:-scale-x-100" />
      Dashboard
    </BarLink>
  )
}
