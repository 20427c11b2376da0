import { useId, type ReactNode } from 'react'

/** One of the agency's values: title, claim in large type, and explanation. */
export function Value({
  title,
  claim,
  children,
}: {
  title: string
  claim: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid-12 items-start gap-y-5 border-t border-line-strong py-[clamp(2.5rem,5vw,5rem)] first:border-0 first:pt-0"
    >
      <h2 id={id} className="col-span-full pt-[0.25em] font-display text-title-2 lg:col-[1/5]">
        {title}
      </h2>
      <div className="col-span-full lg:col-[6/13]">
        <p className="font-display text-title-1 leading-[1.25] tracking-[-0.014em]">{claim}</p>
        <p className="mt-5 max-w-[38rem] text-ink-soft">{children}</p>
      </div>
    </section>
  )
}
