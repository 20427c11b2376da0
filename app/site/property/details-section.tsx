import type { ComponentProps } from 'react'

type DetailsSectionProps = ComponentProps<'section'> & { headingId: string; title: string }

export function DetailsSection({ headingId, title, children, ...rest }: DetailsSectionProps) {
  return (
    <section {...rest} aria-labelledby={headingId} className="mt-[clamp(2.25rem,4vw,3.5rem)]">
      <h2 id={headingId} className="mb-4 font-display text-title-1">
        {title}
      </h2>
      {children}
    </section>
  )
}
