import type { ReactNode } from 'react'

import { useLanguage, useWords } from '#app/language.tsx'
import { WORDS } from '#app/site/areas/words.ts'
import { classes } from '#app/ui/classes.ts'
import { formatNumber } from '#app/ui/format.ts'
import { FormattedText } from '#app/ui/formatted-text.tsx'
import { Price } from '#app/ui/price-and-area.tsx'
import { shortPrice } from '#app/ui/short-price.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'

interface Median {
  offer: 'sale' | 'rent'
  aed: number
  count: number
}

interface AreaIntroProps {
  about: string
  count: number
  medians: readonly Median[]
}

/** The prices of a community, and what the owner says of it. */
export function AreaIntro({ about, count, medians }: AreaIntroProps) {
  const words = useWords(WORDS)
  return (
    <div className="wrap grid gap-y-[clamp(2rem,4vw,3.5rem)] pb-section">
      {count > 0 ? (
        <dl className="grid border-y border-t-line-strong border-b-line sm:auto-cols-fr sm:grid-flow-col">
          <Figure name={words.homesHere} value={formatNumber(count)} />
          {medians.map((median) => (
            <MedianFigure key={median.offer} median={median} />
          ))}
        </dl>
      ) : (
        <p className="flex flex-wrap items-center gap-x-6 border-y border-t-line-strong border-b-line py-3 text-lead text-ink-soft">
          {words.noHomes}
          <TextLink to={urls.properties}>{words.otherHomes}</TextLink>
        </p>
      )}
      {about && (
        <section aria-labelledby="about-title" className="grid-12 items-start gap-y-5">
          <h2
            id="about-title"
            className="col-span-full pt-[0.1em] font-display text-title-2 lg:col-[1/5]"
          >
            {words.theCommunity}
          </h2>
          <FormattedText text={about} hasLead className="col-span-full lg:col-[6/13]" />
        </section>
      )}
    </div>
  )
}

function MedianFigure({ median: { offer, aed, count } }: { median: Median }) {
  const language = useLanguage()
  const words = useWords(WORDS)
  const rent_period = offer === 'rent' ? 'year' : ''
  const rounded = String(Number(aed.toPrecision(3)))
  return (
    <Figure
      name={words.medians[offer]}
      note={words.ofHomes[offer](count)}
      value={
        <Price property={{ currency: 'AED', price: rounded, rent_period }}>
          {shortPrice({ aed, rent_period }, language)}
        </Price>
      }
      className="max-sm:border-t max-sm:border-line sm:border-s sm:border-line sm:ps-5"
    />
  )
}

interface FigureProps {
  name: string
  value: ReactNode
  note?: string
  className?: string
}

function Figure({ name, value, note, className }: FigureProps) {
  return (
    <div className={classes('flex flex-col-reverse justify-end gap-y-1 py-5', className)}>
      <dt className="text-small text-ink-soft">
        {name}
        {note && <span className="block text-caption text-ink-mute">{note}</span>}
      </dt>
      <dd className="text-price-lg numerals">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
