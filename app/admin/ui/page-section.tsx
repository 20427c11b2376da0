import type { ReactNode } from 'react'

interface PageSectionProps {
  id: string
  title: string
  about: ReactNode
  children: ReactNode
}

/** A section of a page: what it is about on the left, its controls on the right. */
export function PageSection({ id, title, about, children }: PageSectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid gap-x-[clamp(2rem,7vw,7.5rem)] gap-y-6 border-b border-line-strong py-[clamp(2rem,3.4vw,3rem)] first-of-type:pt-0 last-of-type:border-0 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} tabIndex={-1} className="font-display text-title-2 outline-none">
          {title}
        </h2>
        <p className="mt-2.5 max-w-96 text-small text-ink-soft">{about}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

/** Keeps the focus in a section whose focused button was removed. */
export function focusSection(id: string): void {
  document.getElementById(`${id}-title`)?.focus()
}
