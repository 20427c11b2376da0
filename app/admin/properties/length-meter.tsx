import { useEffect, useState } from 'react'

import { classes } from '#app/ui/classes.ts'
import { formatNumber } from '#app/ui/format.ts'

import { lengthScore, type BestLength } from './length-score.ts'

const STEPS = [1, 2, 3, 4, 5]
const SETTLE_MS = 400

/** How long a text is, beside what portals score best. Counts again when the typing has paused. */
export function LengthMeter({ text, ...best }: BestLength & { text: string }) {
  const length = useSettled(text.trim().length)
  const { steps, word } = lengthScore(length, best)
  const isBest = steps === STEPS.length
  return (
    <span className="grid gap-1 numerals">
      <meter
        aria-label={`Length for portals: ${word}`}
        max={STEPS.length}
        value={steps}
        className="sr-only"
      />
      <span className="grid max-w-120 grid-cols-[repeat(5,1fr)_auto] items-center gap-1">
        {STEPS.map((step) => (
          <span
            key={step}
            className={classes(
              'h-1',
              step > steps ? 'bg-line' : isBest ? 'bg-ink' : 'bg-brass-deep',
            )}
          />
        ))}
        <span aria-live="polite" className="min-w-25 ps-3 text-end font-strong text-ink">
          {word}
        </span>
      </span>
      {isBest
        ? `${formatNumber(length)} characters, as portals like it.`
        : `${formatNumber(length)} characters; portals like ${formatNumber(best.from)} to ${formatNumber(best.to)}.`}
    </span>
  )
}

/** The latest value, once it has stayed the same for a moment. */
function useSettled(value: number): number {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
