import { Bath, BedDouble, Maximize, type LucideIcon } from 'lucide-react'

import { classes } from './classes'
import { area, number } from './format'

export interface Rooms {
  bedroom: number | null
  bathroom: number | null
  maxarea: number | null
}

/** Bedrooms, bathrooms and area in one line. What is not known is left out. */
export function Facts({
  bedroom,
  bathroom,
  maxarea,
  className,
}: Rooms & { className?: string | undefined }) {
  return (
    <ul
      className={classes(
        'flex gap-4 text-small whitespace-nowrap text-ink-soft numerals',
        className,
      )}
    >
      {bedroom !== null && <Fact icon={BedDouble} label="Bedrooms" value={number(bedroom)} />}
      {bathroom !== null && <Fact icon={Bath} label="Bathrooms" value={number(bathroom)} />}
      {maxarea !== null && <Fact icon={Maximize} label="Max area" value={area(maxarea)} />}
    </ul>
  )
}

function Fact({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon aria-hidden="true" size={17} strokeWidth={1.35} />
      <span className="sr-only">{label}: </span>
      {value}
    </li>
  )
}
