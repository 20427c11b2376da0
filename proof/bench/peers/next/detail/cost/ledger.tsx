import type { TrueCost } from '@/content/true-cost'
import { classes } from '@/ui/classes'
import { number } from '@/ui/format'

export type Lines = readonly [name: keyof TrueCost, label: string][]

export function Ledger({
  of,
  cost,
  sums,
}: {
  of: Lines
  cost: TrueCost
  sums: readonly (keyof TrueCost)[]
}) {
  return (
    <table className="w-full border-b border-line-strong text-start">
      <tbody>
        {of.map(([name, label]) => {
          const isSum = sums.includes(name)
          return (
            <tr
              key={name}
              className={classes('border-t', isSum ? 'border-line-strong' : 'border-line')}
            >
              <th
                scope="row"
                className={classes(
                  'py-2 pe-4 text-start leading-[1.4]',
                  isSum ? 'font-[560]' : 'font-normal text-ink-soft',
                )}
              >
                {label}
              </th>
              <td
                className={classes(
                  'h-11 py-2 text-end whitespace-nowrap numerals',
                  isSum && 'text-price',
                )}
              >
                AED <span data-cost={name}>{number(cost[name])}</span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
