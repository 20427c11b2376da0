import type { ReactNode } from 'react'

import { useWords } from '#app/language.tsx'

import { classes } from './classes.ts'
import { formatNumber } from './format.ts'
import { Icon, type IconName } from './icon.tsx'
import { Area } from './price-and-area.tsx'
import { WORDS } from './words.ts'

export interface RoomsAndArea {
  bedroom: number | null
  bathroom: number | null
  maxarea: number | null
}

type RoomFactsProps = RoomsAndArea & { className?: string | undefined }

/** Bedrooms, bathrooms and area in one line, each only if known. */
export function RoomFacts({ bedroom, bathroom, maxarea, className }: RoomFactsProps) {
  const words = useWords(WORDS)
  if (bedroom === null && bathroom === null && maxarea === null) return null
  return (
    <ul
      className={classes(
        'flex flex-wrap gap-x-4 text-small whitespace-nowrap text-ink-soft numerals',
        className,
      )}
    >
      {bedroom !== null && <Fact icon="bed" label={words.bedrooms} value={formatNumber(bedroom)} />}
      {bathroom !== null && (
        <Fact icon="bath" label={words.bathrooms} value={formatNumber(bathroom)} />
      )}
      {maxarea !== null && (
        <Fact icon="area" label={words.maxArea} value={<Area squareMetres={maxarea} />} />
      )}
    </ul>
  )
}

function Fact({ icon, label, value }: { icon: IconName; label: string; value: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon name={icon} />
      <span className="sr-only">{label}: </span>
      {value}
    </li>
  )
}
