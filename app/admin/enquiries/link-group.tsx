import type { ReactNode } from 'react'

import { Link, type LinkProps } from '#app/ui/link.tsx'

/** A segmented control: links side by side, of which one is the current page. */
export function LinkGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex rounded-control border border-control bg-paper-bright">
      {children}
    </nav>
  )
}

export function LinkOption({ isCurrent, ...rest }: LinkProps & { isCurrent: boolean }) {
  return (
    <Link
      {...rest}
      aria-current={isCurrent ? 'page' : undefined}
      className="inline-flex min-h-target items-center gap-2 px-4 text-label font-medium text-ink-soft hover:text-ink aria-[current]:bg-ink aria-[current]:font-strong aria-[current]:text-paper"
    />
  )
}
