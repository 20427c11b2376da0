import type { ReactNode } from 'react'

/** A part of the account: what it is about, and beside it what can be done. */
export function AccountSection({
  id,
  title,
  about,
  children,
}: {
  id: string
  title: string
  about: ReactNode
  children: ReactNode
}) {
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

/** After a step that takes the pressed button away, the focus stays in its section. */
export function focusOnSection(id: string): void {
  document.getElementById(`${id}-title`)?.focus()
}
