import type { ReactNode } from 'react'

type EmptyStateProps = Record<'hint' | 'action' | 'children', ReactNode>

/** Shown instead of an empty list: a sentence, and optionally a hint and an action. */
export function EmptyState({ children, hint, action }: Partial<EmptyStateProps>) {
  return (
    <div className="grid justify-items-start gap-3 border-y border-line-strong py-subsection">
      <p className="font-display text-title-1 text-balance">{children}</p>
      {hint != null && (
        <p dir="auto" className="text-ink-soft">
          {hint}
        </p>
      )}
      {action}
    </div>
  )
}
