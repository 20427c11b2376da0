import type { PropsWithChildren } from 'react'

import { ContentText, useEnglishMark, useLanguage, useWords } from '#app/language.tsx'
import { classes } from '#app/ui/classes.ts'
import { formatNumber, priceParts } from '#app/ui/format.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Area, Price } from '#app/ui/price-and-area.tsx'
import { UnitChoice } from '#app/ui/unit-choices.tsx'
import { WORDS as UI_WORDS } from '#app/ui/words.ts'
import { COUNT_NAMES } from '#domain/properties/property-counts.ts'

import { WORDS } from './details-words.ts'
import type { PropertyView } from './property-view.ts'

interface PropertyFactsProps {
  property: PropertyView
  /** `Sold in October 2026`, in place of the price. */
  closed: string | null | undefined
}

/** Title, location, price, rooms and area. */
export function PropertyFacts({ property, closed }: PropertyFactsProps) {
  const { title, maxarea } = property
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  const { squareMetres } = useWords(UI_WORDS)
  const counts = COUNT_NAMES.filter((name) => property[name] !== null)
  // Price and four facts do not fit side by side: the price then has a row of its own.
  const isTwoRows = counts.length + (maxarea === null ? 0 : 1) > 3
  const factStyle = isTwoRows ? FACT_BELOW_PRICE : FACT_BESIDE_PRICE
  return (
    <>
      <h1 dir="auto" {...englishMark(title)} className="font-display text-display-2">
        {title}
      </h1>
      <PlaceAndReference property={property} />
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
          <Fact name={words.price} className={isTwoRows ? PRICE_ROW : PRICE_COLUMN} isLarge>
            {closed ?? (
              <Price property={property}>
                <LargePrice property={property} />
              </Price>
            )}
          </Fact>
          {counts.map((name) => (
            <Fact key={name} name={words.counts[name]} className={factStyle}>
              {formatNumber(property[name] ?? 0)}
            </Fact>
          ))}
          {maxarea !== null && (
            <Fact name={words.maxArea} className={factStyle}>
              <Area squareMetres={maxarea}>
                {formatNumber(maxarea)} <Unit>{squareMetres}</Unit>
              </Area>
            </Fact>
          )}
        </dl>
      </div>
    </>
  )
}

interface FactProperty {
  property: PropertyView
}

function PlaceAndReference({ property: { location, category, reference } }: FactProperty) {
  const words = useWords(WORDS)
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-ink-soft">
      {location && (
        <span className="inline-flex items-center gap-2">
          <Icon name="pin" />
          <ContentText text={location} />
        </span>
      )}
      {category && (
        <span>
          <ContentText text={category} />
        </span>
      )}
      <span className="numerals">
        {words.reference} <bdi dir="ltr">{reference}</bdi>
      </span>
    </p>
  )
}

/** The currency is before the amount; in Arabic after it. */
function LargePrice({ property }: FactProperty) {
  const language = useLanguage()
  const { currency, amount, period } = priceParts(property, language)
  const unit = currency && <Unit>{currency}</Unit>
  return (
    <>
      {language === 'en' && unit} <bdi>{amount}</bdi> {language === 'ar' && unit}{' '}
      {period && <Unit>{period}</Unit>}
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
