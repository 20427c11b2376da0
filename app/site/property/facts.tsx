import type { PropsWithChildren } from 'react'

import { classes } from '#app/ui/classes.ts'
import { formatNumber, priceParts } from '#app/ui/format.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Area, Price } from '#app/ui/price-and-area.tsx'
import { UnitChoices } from '#app/ui/unit-choices.tsx'

import type { PropertyView } from './property-view.ts'

/** Title, location, price, rooms and area. */
export function PropertyFacts({ property }: { property: PropertyView }) {
  const { title, location, category, counts, maxarea } = property
  const { currency, amount } = priceParts(property)
  // Price and four facts do not fit side by side: the price then has a row of its own.
  const isTwoRows = counts.length + (maxarea === null ? 0 : 1) > 3
  const factStyle = isTwoRows ? FACT_BELOW_PRICE : FACT_BESIDE_PRICE
  return (
    <>
      <h1 dir="auto" className="font-display text-display-2">
        {title}
      </h1>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-1.5">
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-ink-soft">
          {location && (
            <span className="inline-flex items-center gap-2">
              <Icon name="pin" />
              {location}
            </span>
          )}
          {category && <span>{category}</span>}
        </p>
        <ShareButton />
      </div>
      <dl
        className={classes(
          'mt-[clamp(1.25rem,2.4vw,2rem)] grid border-y border-line-strong',
          isTwoRows
            ? 'grid-cols-2 md:grid-cols-4'
            : 'grid-cols-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-[minmax(0,1.9fr)]',
        )}
      >
        <Fact name="Price" className={isTwoRows ? PRICE_ROW : PRICE_COLUMN} isLarge>
          <Price property={property}>
            {currency && <Unit>{currency}</Unit>} {amount}
          </Price>
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
      <UnitChoices />
    </>
  )
}

/** `page.tsx` handles the click: this part of the page is static. */
function ShareButton() {
  return (
    <button type="button" data-share className="script-only action-link max-lg:hidden print:hidden">
      <Icon name="share" />
      <span className="underlined">Share</span>
    </button>
  )
}

const PRICE_COLUMN = 'col-span-3 border-b border-line py-5 md:col-span-1 md:border-0'
const PRICE_ROW = 'col-span-full border-b border-line py-5'
const FACT_BESIDE_PRICE =
  'border-s border-line px-5 py-3.5 max-md:nth-2:border-0 max-md:nth-2:ps-0 md:py-5'
const FACT_BELOW_PRICE =
  'border-line px-5 py-3.5 nth-2:ps-0 nth-[n+3]:border-s max-md:nth-4:border-s-0 max-md:nth-4:ps-0 max-md:nth-[n+4]:border-t md:py-5 md:last:pe-0'

interface FactProps {
  name: string
  className: string
  isLarge?: boolean
}

function Fact({ name, className, isLarge = false, children }: PropsWithChildren<FactProps>) {
  return (
    <div className={classes('flex flex-col-reverse justify-end gap-1.5', className)}>
      <dt className="text-label text-ink-soft">{name}</dt>
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
