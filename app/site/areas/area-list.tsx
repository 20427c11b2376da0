import { ContentText } from '#app/language.tsx'
import { Link } from '#app/ui/link.tsx'

import { AreaFacts } from './area-facts.tsx'
import type { AreaLink } from './area-link.ts'

/** Every community that has a page, as links. */
export function AreaList({ areas }: { areas: readonly AreaLink[] }) {
  return (
    <ul className="grid gap-x-gutter border-b border-line sm:grid-cols-2 lg:grid-cols-3">
      {areas.map((area) => (
        <li key={area.id} className="group relative border-t border-line py-5">
          <h2 className="font-display text-title-2">
            <Link to={area.path} className="hover-link after:absolute after:inset-0">
              <ContentText text={area.name} />
            </Link>
          </h2>
          <p className="mt-1 text-small text-ink-soft numerals">
            <AreaFacts area={area} />
          </p>
        </li>
      ))}
    </ul>
  )
}
