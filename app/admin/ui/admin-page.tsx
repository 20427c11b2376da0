import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'

import type { LoadResult } from '#app/admin/load.ts'
import { bringBack, removedText } from '#app/admin/removed-item.ts'
import { FETCH_FAILED, useRequest } from '#app/admin/use-request.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { toast } from '#app/ui/toast.tsx'
import * as urls from '#app/urls.ts'
import type { RemovedItem } from '#domain/removal/removal.ts'

interface AdminBarProps {
  title: string
  /** Where the link back leads, and its text. */
  backTo?: string
  backLabel?: string
}

/** An admin page: the bar with its title and the way back, and the content below. */
export function AdminPage({ children, ...bar }: AdminBarProps & { children: ReactNode }) {
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap pt-page-top pb-page-end">{children}</div>
    </>
  )
}

interface LoadedProps<Content> {
  title: string
  missing: string
  loaded: LoadResult<Content>
  children: (content: Content) => ReactNode
}

/** An admin page with what was loaded, or with the reason why it could not be. */
export function LoadedPage<Content>(props: LoadedProps<Content> & AdminBarProps) {
  const { children, missing, loaded, ...bar } = props
  return (
    <Loaded {...props}>{(content) => <AdminPage {...bar}>{children(content)}</AdminPage>}</Loaded>
  )
}

/** Renders what was loaded, or says why it could not be. */
export function Loaded<Content>({ title, missing, loaded, children }: LoadedProps<Content>) {
  const { revalidate, state } = useRevalidator()
  if (loaded.state === 'done') return children(loaded.content)
  const toDashboard = (
    <ButtonLink variant="ghost" to={urls.admin}>
      Back to the dashboard
    </ButtonLink>
  )
  return (
    <>
      <AdminBar title={title} />
      <div className="wrap py-10">
        {loaded.state === 'missing' && loaded.removed ? (
          <Removed item={loaded.removed} onRestored={() => void revalidate()} />
        ) : loaded.state === 'missing' || loaded.state === 'forbidden' ? (
          <EmptyState action={toDashboard}>
            {loaded.state === 'missing' ? missing : loaded.message}
          </EmptyState>
        ) : (
          <FetchFailed busy={state === 'loading'} onRetry={() => void revalidate()} />
        )}
      </div>
    </>
  )
}

/** Shown instead of a form whose post or property somebody has removed. */
function Removed({ item, onRestored }: { item: RemovedItem; onRestored: () => void }) {
  const { send, isLoading } = useRequest<void>()

  async function restore() {
    const outcome = await send(() => bringBack(item))
    if (outcome.state === 'failed') toast.error('It could not be restored. Please try again.')
    if (outcome.state === 'done') onRestored()
  }

  return (
    <EmptyState
      action={
        <Button busy={isLoading} busyLabel="Bringing it back" onClick={() => void restore()}>
          Bring it back
        </Button>
      }
    >
      {removedText(item)}
    </EmptyState>
  )
}

export function FetchFailed({ busy = false, onRetry }: { busy?: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="grid max-w-measure justify-items-start gap-5">
      <Alert kind="error">{FETCH_FAILED}</Alert>
      <Button variant="ghost" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** The dark band under the header. */
export function AdminBar({ title, backTo = urls.admin, backLabel = 'Dashboard' }: AdminBarProps) {
  return (
    <div className="on-ink bg-ink text-paper">
      <div className="wrap flex min-h-18 items-center justify-between gap-8">
        <AdminTitle>{title}</AdminTitle>
        <BarLink to={backTo}>
          <ArrowLeft className="rtl:-scale-x-100" />
          {backLabel}
        </BarLink>
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
