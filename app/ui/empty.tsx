import type { ReactNode } from 'react'

/** Where nothing is to be shown: one sentence and, if there is one, a way out. */
export function EmptyState({
  children,
  hint,
  action,
}: {
  children: ReactNode
  hint?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="grid justify-items-start gap-3 border-y border-line-strong py-[clamp(2.5rem,5vw,4.5rem)]">
      <p className="font-display text-title-1 text-balance">{children}</p>
      {hint != null && <p className="text-ink-soft">{hint}</p>}
      {action}
    </div>
  )
}
