import { ContentText, useWords } from '#app/language.tsx'
import { SmallMap } from '#app/map/small-map.tsx'
import { AreaFacts } from '#app/site/areas/area-facts.tsx'
import type { AreaLink } from '#app/site/areas/area-link.ts'
import { WORDS } from '#app/site/areas/words.ts'
import { Link } from '#app/ui/link.tsx'
import type { NearPlace } from '#domain/geo/near-places.ts'
import type { Point } from '#domain/geo/point.ts'
import { formatKm, isDrawn } from '#domain/geo/small-map.ts'

/** Shows a community and its neighbours. */
const RADIUS_KM = 4.5

interface AreaSurroundingsProps {
  name: string
  /** Null where nobody has placed the community on the map. */
  point: Point | null
  near: readonly NearPlace[]
  nearby: readonly (AreaLink & { km: number })[]
}

/** A small map with what is near, and the communities around. */
export function AreaSurroundings({ name, point, near, nearby }: AreaSurroundingsProps) {
  const words = useWords(WORDS)
  if (!point) return null
  return (
    <>
      {isDrawn(point) && (
        <section aria-labelledby="around-title" className="wrap pb-section">
          <h2 id="around-title" className="mb-heading font-display text-display-2">
            {words.around}
          </h2>
          <SmallMap
            center={point}
            radiusKm={RADIUS_KM}
            marker={{ point, label: name }}
            near={near}
            label={words.mapOf(name)}
          />
        </section>
      )}
      {nearby.length > 0 && (
        <section aria-labelledby="nearby-title" className="wrap pb-section print:hidden">
          <h2 id="nearby-title" className="mb-heading font-display text-display-2">
            {words.nearby}
          </h2>
          <ul className="grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-4">
            {nearby.map((area) => (
              <li
                key={area.id}
                className="relative border-t border-line-strong py-5 text-small text-ink-soft numerals"
              >
                <h3 className="font-display text-title-2 text-ink">
                  <Link to={area.path} className="hover-link after:absolute after:inset-0">
                    <ContentText text={area.name} />
                  </Link>
                </h3>
                <p className="mt-1">
                  <AreaFacts area={area} />
                </p>
                <p>{words.kmAway(formatKm(area.km))}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
