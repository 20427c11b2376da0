import { formatDay, formatNumber } from '#app/ui/format.ts'
import type { ResidencyRule } from '#domain/properties/residency/residency.ts'
import { residency } from '#agency/residency.ts'

import { DetailsSection } from './details-section.tsx'

/** The permits in one line, with a link to the details below. */
export function ResidencyBadge({ rules }: { rules: readonly ResidencyRule[] }) {
  return (
    <p className="mt-3 border-s-2 border-brass-deep ps-3.5 text-small text-ink-soft">
      <strong className="font-strong text-ink">{rules.map(({ name }) => name).join(' · ')}</strong>{' '}
      <a href="#residency" className="link-target quiet-link decoration-1 print:hidden">
        may be open to a buyer
      </a>
    </p>
  )
}

/** The conditions of each permit, and a disclaimer. */
export function ResidencyPanel({ rules }: { rules: readonly ResidencyRule[] }) {
  return (
    <DetailsSection id="residency" headingId="what-it-opens" title="Residency">
      <ul className="border-b border-line-strong">
        {rules.map(({ id, name, threshold, conditions }) => (
          <li key={id} className="border-t border-line py-3.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <strong className="font-strong">{name}</strong>
              <span className="text-small text-ink-soft numerals">
                from AED {formatNumber(threshold)}
              </span>
            </p>
            <p className="mt-1 max-w-measure text-small text-ink-soft">{conditions}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-measure text-caption text-ink-mute">
        As of {formatDay(residency.asOf)}. {residency.source}. This is no legal or immigration
        advice: the price of this home reaches the threshold, and the authorities decide on
        everything else.
      </p>
    </DetailsSection>
  )
}
