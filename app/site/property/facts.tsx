import type { PropsWithChildren } from 'react'

import { classes } from '#app/ui/classes.ts'
import { formatNumber, priceParts } from '#app/ui/format.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Area, Price } from '#app/ui/price-and-area.tsx'
import { UnitChoice } from '#app/ui/unit-choices.tsx'

import type { PropertyView } from './property-view.ts'

interface PropertyFactsProps {
  property: PropertyView
  /** `Sold in October 2026`, in place of the price. */
  closed: string | null | undefined
}

/** Title, location, price, rooms and area. */
export function PropertyFacts({ property, closed }: PropertyFactsProps) {
  const { title, location, category, counts, maxarea, reference } = property
  const { currency, amount, period } = priceParts(property)
  // Price and four facts do not fit side by side: the price then has a row of its own.
  const isTwoRows = counts.length + (maxarea === null ? 0 : 1) > 3
  const factStyle = isTwoRows ? FACT_BELOW_PRICE : FACT_BESIDE_PRICE
  return (
    <>
      <h1 dir="auto" className="font-display text-display-2">
        {title}
      </h1>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-ink-soft">
        {location && (
          <span className="inline-flex items-center gap-2">
            <Icon name="pin" />
            {location}
          </span>
        )}
        {category && <span>{category}</span>}
        <span className="numerals">Ref. {reference}</span>
      </p>
      <div className="relative mt-5 md:mt-[clamp(1.25rem,2.4vw,2rem)]">
        <UnitChoice name="money" className="absolute -end-2 max-md:top-10 md:bottom-full md:mb-5" />
        <dl
          className={classes(
            'grid border-t border-b border-t-line-strong border-b-line',
            isTwoRows
              ? 'grid-cols-[auto_auto_auto_1fr] md:grid-cols-4'
              : 'grid-cols-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-[minmax(0,1.9fr)]',
          )}
        >
          <Fact name="Price" className={isTwoRows ? PRICE_ROW : PRICE_COLUMN} isLarge>
            {closed ?? (
              <Price property={property}>
                {currency && <Unit>{currency}</Unit>} {amount} {period && <Unit>{period}</Unit>}
              </Price>
            )}
          </Fact>
          {counts.map(({ label, count }) => (
            <Fact key={label} name={label} className={factStyle}>
              {formatNumber(count)}
            </Fact>
          ))}
          {maxarea !== null && (
            <Fact name="Max area" className={factStyle}>
              <Area squareMetres={maxarea}>
                {formatNumber(maxarea)} <Unit>m²</Unit>
              </Area>
            </Fact>
          )}
        </dl>
      </div>
    </>
  )
}

const PRICE_COLUMN = 'col-span-3 border-b border-line py-4 md:col-span-1 md:border-0 md:py-5'
const PRICE_ROW = 'col-span-full border-b border-line py-4 md:py-5'
const FACT_BESIDE_PRICE =
  'border-s border-line px-3 py-3.5 max-md:nth-2:border-0 max-md:nth-2:ps-0 md:py-5 xl:px-5'
const FACT_BELOW_PRICE =
  'border-line px-2.5 py-3.5 nth-2:ps-0 nth-[n+3]:border-s last:pe-0 md:px-5 md:py-5'

interface FactProps {
  name: string
  className: string
  isLarge?: boolean
}

function Fact({ name, className, isLarge = false, children }: PropsWithChildren<FactProps>) {
  return (
    <div className={classes('flex flex-col-reverse justify-end gap-1.5', className)}>
      <dt className="text-caption text-ink-soft md:text-label">{name}</dt>
      <dd
        className={classes(
          'text-price-lg leading-[1.1] font-[440] numerals md:whitespace-nowrap [--feet-size:0.62em]',
          !isLarge && 'max-md:text-[1.375rem]',
        )}
      >
        {children}
      </dd>
    </div>
  )
}

function Unit({ children }: PropsWithChildren) {
  return <span className="text-[0.58em] font-medium tracking-normal text-ink-soft">{children}</span>
}
