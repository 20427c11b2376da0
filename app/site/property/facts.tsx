import type { ReactNode } from 'react'

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
  return (
    <>
      <h1 className="font-display text-display-2">{title}</h1>
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
        <ShareButton className="max-lg:hidden" />
      </div>
      <dl className="mt-[clamp(1.25rem,2.4vw,2rem)] grid grid-cols-3 border-y border-line-strong md:auto-cols-fr md:grid-flow-col md:grid-cols-[minmax(0,1.9fr)]">
        <Fact name="Price" isFirst>
          <Price property={property}>
            {currency && <Unit>{currency}</Unit>} {amount}
          </Price>
        </Fact>
        {counts.map(({ label, count }) => (
          <Fact key={label} name={label}>
            {formatNumber(count)}
          </Fact>
        ))}
        {maxarea !== null && (
          <Fact name="Max area">
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
function ShareButton({ className }: { className?: string }) {
  return (
    <button
      type="button"
      data-share
      className={classes('script-only action-link print:hidden', className)}
    >
      <Icon name="share" />
      <span className="underlined">Share</span>
    </button>
  )
}

function Fact({
  name,
  isFirst = false,
  children,
}: {
  name: string
  isFirst?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={classes(
        'flex flex-col-reverse justify-end gap-1.5',
        isFirst
          ? 'col-span-3 border-b border-line py-5 md:col-span-1 md:border-0'
          : 'border-s border-line px-5 py-3.5 max-md:nth-2:border-0 max-md:nth-2:ps-0 max-md:nth-5:col-span-3 max-md:nth-5:border-s-0 max-md:nth-5:border-t max-md:nth-5:ps-0 md:py-5',
      )}
    >
      <dt className="text-label text-ink-soft">{name}</dt>
      <dd
        className={classes(
          'text-price-lg leading-[1.1] font-[440] whitespace-nowrap numerals [&_[data-ft]]:after:text-[0.62em]',
          !isFirst && 'max-md:text-[1.375rem]',
        )}
      >
        {children}
      </dd>
    </div>
  )
}

function Unit({ children }: { children: ReactNode }) {
  return <span className="text-[0.58em] font-medium tracking-normal text-ink-soft">{children}</span>
}
