import { useState, type PointerEvent } from 'react'

import { classes } from '#app/ui/classes.ts'
import { formatNumber } from '#app/ui/format.ts'

import { labelledPoints, topOf, type Point } from './series.ts'

interface ChartProps {
  title: string
  points: readonly Point[]
  /** Enquiries are brass; what visitors do besides is ink. */
  colour: 'ink' | 'brass'
  /** A line beside that of the period before, or bars. */
  shape: 'line' | 'bars'
}

/**
 * One chart. Pointing at it, touching it or the arrow keys show the number of a day. To a screen
 * reader it is one image; the table below has the numbers.
 */
export function Chart({ title, points, colour, shape }: ChartProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const top = topOf(
    points.flatMap(({ value, before }) => [value, shape === 'line' ? (before ?? 0) : 0]),
  )
  const point = chosen === null ? undefined : points[chosen]
  return (
    <>
      <div aria-hidden="true" className="min-h-7 text-end text-caption numerals">
        {point && <Reading point={point} />}
      </div>
      <div className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 text-caption text-ink-mute numerals">
        <div
          aria-hidden="true"
          className="-my-1.5 flex flex-col justify-between text-end leading-none"
        >
          {[top, top / 2, 0].map((tick) => (
            <span key={tick}>{formatNumber(tick)}</span>
          ))}
        </div>
        <div className="relative h-36 outline-offset-4 outline-ink has-focus-visible:outline-2">
          <Drawing {...{ title, points, top, colour, shape, chosen }} />
          {chosen !== null && point && (
            <Marker at={chosen} value={point.value} {...{ points, top, colour }} />
          )}
          {points.every(({ value }) => value === 0) && (
            <p className="absolute inset-0 grid place-items-center text-small">
              <span className="bg-paper px-3">None in this period.</span>
            </p>
          )}
          <Chooser {...{ title, points, chosen }} onChoose={setChosen} />
        </div>
        <Labels points={points} />
      </div>
    </>
  )
}

interface ChooserProps extends Pick<ChartProps, 'title' | 'points'> {
  chosen: number | null
  onChoose: (at: number | null) => void
}

/** An invisible range input over the chart: the browser gives it keys and touch. */
function Chooser({ title, points, chosen, onChoose }: ChooserProps) {
  const last = points.length - 1
  const point = points[chosen ?? last]

  function chooseAtPointer({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const at = Math.floor(((clientX - left) / width) * points.length)
    onChoose(Math.min(last, Math.max(0, at)))
  }

  return (
    <input
      type="range"
      aria-label={`Step through: ${title}`}
      aria-valuetext={point && `${point.name}: ${point.value}`}
      min={0}
      max={last}
      value={chosen ?? last}
      onChange={({ target }) => onChoose(Number(target.value))}
      onFocus={() => onChoose(chosen ?? last)}
      onBlur={() => onChoose(null)}
      onPointerMove={chooseAtPointer}
      onPointerLeave={({ currentTarget }) =>
        currentTarget !== document.activeElement && onChoose(null)
      }
      className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
    />
  )
}

function Reading({ point: { name, value, before } }: { point: Point }) {
  return (
    <>
      {name}: <b className="font-strong text-ink">{formatNumber(value)}</b>
      {before !== null && <span className="text-ink-mute">, before {formatNumber(before)}</span>}
    </>
  )
}

function summaryOf(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)]
  return `${first?.value} on ${first?.name}, ${last?.value} on ${last?.name}`
}

interface DrawingProps extends ChartProps {
  top: number
  chosen: number | null
}

const HAIRLINE = { vectorEffect: 'non-scaling-stroke' } as const

/** The curve or the bars. Coordinates are percent of the width and the height. */
function Drawing({ title, points, top, colour, shape, chosen }: DrawingProps) {
  const width = 100 / points.length
  const yOf = (value: number) => 100 - (value / top) * 100
  const line = (values: number[]) =>
    values.map((value, at) => `${(at + 0.5) * width} ${yOf(value)}`).join('L')
  const values = points.map(({ value }) => value)
  const before = points.flatMap(({ before }) => before ?? [])
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` cannot be drawn here
      role="img"
      aria-label={`${title}: ${summaryOf(points)}`}
      className="absolute size-full overflow-visible"
    >
      <path d="M0 0H100M0 50H100" {...HAIRLINE} className="stroke-line" />
      {shape === 'line' ? (
        <>
          <path
            d={`M${width / 2} 100L${line(values)}L${100 - width / 2} 100Z`}
            className="fill-ink/7"
          />
          {before.length > 0 && (
            <path
              d={`M${line(before)}`}
              {...HAIRLINE}
              strokeDasharray="3 4"
              className="fill-none stroke-control stroke-[1.25]"
            />
          )}
          <path
            d={`M${line(values)}`}
            {...HAIRLINE}
            strokeLinejoin="round"
            className="fill-none stroke-ink stroke-[1.75]"
          />
        </>
      ) : (
        points.map(({ name, value }, at) => (
          <rect
            key={name}
            x={(at + 0.2) * width}
            y={yOf(value)}
            width={width * 0.6}
            height={100 - yOf(value)}
            className={classes(
              colour === 'brass' ? 'fill-brass-deep' : 'fill-ink',
              chosen !== null && chosen !== at && 'opacity-45',
            )}
          />
        ))
      )}
      <path d="M0 100H100" {...HAIRLINE} className="stroke-line-strong" />
    </svg>
  )
}

interface MarkerProps extends Pick<ChartProps, 'points' | 'colour'> {
  /** The index of the point. */
  at: number
  value: number
  top: number
}

/** A hairline at the chosen day with a dot at its number. */
function Marker({ at, points, value, top, colour }: MarkerProps) {
  const left = `${((at + 0.5) / points.length) * 100}%`
  return (
    <>
      <span className="absolute inset-y-0 border-s border-line-strong" style={{ left }} />
      <span
        className={classes(
          'absolute size-2.25 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-paper',
          colour === 'brass' ? 'bg-brass-deep' : 'bg-ink',
        )}
        style={{ left, bottom: `${(value / top) * 100}%` }}
      />
    </>
  )
}

/** The first and the last label stay within the chart's width. */
function Labels({ points }: Pick<ChartProps, 'points'>) {
  const labelled = labelledPoints(points.length)
  return (
    <div aria-hidden="true" className="relative col-start-2 h-6">
      {labelled.map((at, index) => {
        const isEnd = index === labelled.length - 1 && index > 0
        return (
          <span
            key={at}
            className={classes(
              'absolute top-2 leading-none whitespace-nowrap',
              index === 0 ? 'start-0' : isEnd ? 'end-0' : '-translate-x-1/2',
            )}
            style={
              index === 0 || isEnd ? undefined : { left: `${((at + 0.5) / points.length) * 100}%` }
            }
          >
            {points[at]?.label}
          </span>
        )
      })}
    </div>
  )
}
