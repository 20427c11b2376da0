import { classes } from './classes.ts'
import { area, number } from './format.ts'

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
      {bedroom !== null && <Fact sign={BED} label="Bedrooms" value={number(bedroom)} />}
      {bathroom !== null && <Fact sign={BATH} label="Bathrooms" value={number(bathroom)} />}
      {maxarea !== null && <Fact sign={AREA} label="Max area" value={area(maxarea)} />}
    </ul>
  )
}

function Fact({ sign, label, value }: { sign: string; label: string; value: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg
        viewBox="0 0 24 24"
        width={17}
        height={17}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.35}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={sign} />
      </svg>
      <span className="sr-only">{label}: </span>
      {value}
    </li>
  )
}

// Lucide's `bed-double`, `bath` and `maximize` (ISC), the strokes of each in one path: a long list
// draws ninety of them with a key.
const BED =
  'M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20'
const BATH =
  'M10 4 8 6M17 19v2M2 12h20M7 19v2M9 5 7.621 3.621A2.121 2.121 0 0 0 4 5v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5'
const AREA =
  'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3'
