import { classes } from '#app/ui/classes.ts'

interface Total {
  name: string
  value: string
  about: string
}

interface TotalsProps {
  totals: readonly Total[]
  className: string
}

/** Four large numbers: in one row, on narrow screens in two. */
export function Totals({ totals, className }: TotalsProps) {
  return (
    <dl className={classes('grid grid-cols-2 lg:grid-cols-4', className)}>
      {totals.map(({ name, value, about }, index) => (
        <div
          key={name}
          className={classes(
            'border-line py-4',
            index % 2 === 1 && 'border-s ps-4 lg:ps-6',
            index >= 2 && 'max-lg:border-t',
            index === 2 && 'lg:border-s lg:ps-6',
          )}
        >
          <dt className="text-small">{name}</dt>
          <dd>
            <span className="mt-1 block font-display text-title-1 numerals">{value}</span>
            <span className="text-caption text-ink-soft numerals">{about}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
