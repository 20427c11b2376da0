import type { ComponentProps } from 'react'

type DetailsSectionProps = ComponentProps<'section'> & { headingId: string; title: string }

export function DetailsSection({ headingId, title, children, ...rest }: DetailsSectionProps) {
  return (
    <section {...rest} aria-labelledby={headingId} className="mt-subsection">
      <h2 id={headingId} className="mb-5 font-display text-title-1">
        {title}
      </h2>
      {children}
    </section>
  )
}
