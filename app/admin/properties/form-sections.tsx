import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'

import { classes } from '#app/ui/classes.ts'

const SECTIONS = {
  listing: 'Listing',
  size: 'Size and rooms',
  place: 'Place on the map',
  text: 'Text',
  photos: 'Main photos',
  floors: 'Floors',
  'off-plan': 'Off-plan',
  permit: 'Advertising permit',
  portals: 'For the portals',
}

type SectionId = keyof typeof SECTIONS

export function FormSection({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-b border-line-strong py-9 first-of-type:pt-0 last-of-type:border-0"
    >
      <h2 id={`${id}-title`} className="mb-6 font-display text-title-2">
        {SECTIONS[id]}
      </h2>
      {children}
    </section>
  )
}

interface FoldedSectionProps {
  id: SectionId
  hasFaults: boolean
  children: ReactNode
}

/** An optional section. It opens when the address points to it or when one of its fields is wrong. */
export function FoldedSection({ id, hasFaults, children }: FoldedSectionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { hash } = useLocation()
  const isLinked = hash === `#${id}`
  useEffect(() => {
    if (!details.current || !(isLinked || hasFaults)) return
    details.current.open = true
    if (isLinked) details.current.scrollIntoView({ block: 'start' })
  }, [isLinked, hasFaults])
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-b border-line-strong last-of-type:border-0"
    >
      <details ref={details} className="group">
        <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-4 py-6 hover:text-ink-soft [&::-webkit-details-marker]:hidden">
          <h2 id={`${id}-title`} className="font-display text-title-2">
            {SECTIONS[id]}
          </h2>
          <span className="flex items-center gap-2 text-small text-ink-mute">
            Optional
            <ChevronDown
              size={20}
              className="transition-transform duration-(--duration-quick) group-open:rotate-180 motion-reduce:transition-none"
            />
          </span>
        </summary>
        <div className="pt-1 pb-9">{children}</div>
      </details>
    </section>
  )
}

/** Links to the sections, with the one in view marked. Hidden on narrow screens. */
export function SectionLinks() {
  const current = useSectionInView()
  return (
    <nav
      aria-label="Form sections"
      className="sticky top-[calc(var(--spacing-header)+2rem)] max-lg:hidden"
    >
      {Object.entries(SECTIONS).map(([id, name]) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          className={classes(
            'flex min-h-target items-center border-b text-small hover:text-ink',
            id === current
              ? 'border-brass-deep font-semibold text-ink shadow-[0_1px_0_var(--color-brass-deep)]'
              : 'border-line text-ink-soft',
          )}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

function useSectionInView(): string {
  const [current, setCurrent] = useState('listing')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id)
      },
      // A thin band in the upper part of the window, which one section at a time crosses.
      { rootMargin: '-30% 0px -69% 0px' },
    )
    for (const id of Object.keys(SECTIONS)) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
