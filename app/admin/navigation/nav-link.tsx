import { Link } from 'react-router'

import { classes } from '#app/ui/classes.ts'
import { formatNumber } from '#app/ui/format.ts'
import type { Today } from '#domain/today/today.ts'

import type { ItemCount, NavigationItem } from './items.ts'

interface NavLinkProps {
  item: NavigationItem
  today: Today | null
  isCurrent: boolean
  className: string
  /** Of the name and of the count. */
  labelClass?: string
  countClass?: string
  /** Leaves out the counts of what does not wait for anybody. */
  onlyWaiting?: boolean
}

/** A link of the navigation, with its count where it has one. */
export function NavLink(props: NavLinkProps) {
  const { item, today, isCurrent, className, labelClass, countClass, onlyWaiting } = props
  const { icon: Icon, label, to } = item
  const counted = today && item.countOf?.(today)
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={className}>
      <Icon size={20} strokeWidth={1.5} className="flex-none" />
      <span className={labelClass}>{label}</span>
      {counted && (counted.waits || !onlyWaiting) && <Count {...counted} className={countClass} />}
    </Link>
  )
}

function Count({ count, noun, waits, className }: ItemCount & { className?: string | undefined }) {
  return (
    <span
      className={classes(
        'text-caption numerals',
        waits ? 'font-strong text-brass' : 'text-mist',
        className,
      )}
    >
      {formatNumber(count)}
      {noun && <span className="sr-only"> {noun}</span>}
    </span>
  )
}
