import { useLanguage } from '#app/language.tsx'
import { classes } from '#app/ui/classes.ts'
import { formatNumber, OPEN_AMOUNT } from '#app/ui/format.ts'
import { WORDS } from '#app/ui/words.ts'

export type CostRow<Name extends string> = [name: Name, label: string, isTotal?: true]

interface CostTableProps<Name extends string> {
  rows: readonly CostRow<Name>[]
  /** In dirhams; null leaves the amounts open. */
  cost: Record<Name, number> | null
}

export function CostTable<Name extends string>({ rows, cost }: CostTableProps<Name>) {
  const language = useLanguage()
  const currency = WORDS[language].currency('AED')
  return (
    <table className="w-full border-b border-line-strong text-start">
      <tbody>
        {rows.map(([name, label, isTotal = false]) => (
          <tr
            key={name}
            className={classes('border-t', isTotal ? 'border-line-strong' : 'border-line')}
          >
            <th
              scope="row"
              className={classes(
                'py-2 pe-4 text-start leading-[1.4]',
                isTotal ? 'font-strong' : 'font-normal text-ink-soft',
              )}
            >
              {label}
            </th>
            <td
              className={classes(
                'h-11 py-2 text-end whitespace-nowrap numerals',
                isTotal && 'text-price',
              )}
            >
              {language === 'en' && `${currency} `}
              <bdi data-cost={name}>{cost ? formatNumber(cost[name]) : OPEN_AMOUNT}</bdi>
              {language === 'ar' && ` ${currency}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
