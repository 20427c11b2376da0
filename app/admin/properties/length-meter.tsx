import { formatNumber } from '#app/ui/format.ts'

interface LengthMeterProps {
  text: string
  /** Portals score texts of this length best. */
  from: number
  to: number
}

/** How long a text is, beside what portals score best. */
export function LengthMeter({ text, from, to }: LengthMeterProps) {
  const { length } = text.trim()
  const isGood = length >= from && length <= to
  return (
    <span className="flex items-center gap-2.5 numerals">
      <meter
        min={0}
        max={to}
        low={from}
        optimum={to}
        value={Math.min(length, to)}
        aria-label="Length for portals"
        className="h-2 w-24"
      />
      {isGood
        ? `${formatNumber(length)} characters, as portals like it.`
        : `${formatNumber(length)} characters; portals like ${formatNumber(from)} to ${formatNumber(to)}.`}
    </span>
  )
}
