import { ContentText, useEnglishMark, useWords } from '#app/language.tsx'
import * as urls from '#app/urls.ts'
import type { Photo } from '#domain/photos/photo.ts'

import { classes } from './classes.ts'
import { RoomFacts, type RoomsAndArea } from './room-facts.tsx'
import { SaveButton } from './save-button.tsx'
import { Link } from './link.tsx'
import { Price } from './price-and-area.tsx'
import { Picture } from './picture.tsx'
import { WORDS } from './words.ts'

export interface CardProperty extends RoomsAndArea {
  id: number
  title: string
  location: string
  category: string
  currency: string
  price: string
  rent_period?: string
  isUnderOffer?: boolean
  photo: Photo | undefined
  alt?: string
}

type CardShape = 'tall' | 'row' | 'square'

interface PropertyCardProps {
  property: CardProperty
  heading?: 'h2' | 'h3'
  shape?: CardShape
  /** The `sizes` of the photo before cropping: it is wider than its box. */
  sizes: string
  priority?: boolean
  /** Spans two columns on a wide screen. */
  wide?: boolean
  className?: string
}

export function PropertyCard({ property, sizes, priority, className, ...rest }: PropertyCardProps) {
  const { heading: Heading = 'h3', shape = 'tall', wide = false } = rest
  const { id, title, location, category, photo } = property
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  const isStacked = shape === 'square'
  return (
    <article className={classes('group relative flex flex-col', className)}>
      <Picture
        photo={photo}
        alt={property.alt ?? [title, location].filter(Boolean).join(', ')}
        sizes={sizes}
        priority={priority}
        className={PHOTO_CLASSES[shape]}
      />
      <SaveButton id={id} title={title} className="absolute end-0 top-0 z-10 bg-paper" />
      {property.isUnderOffer && <p className="photo-label">{words.underOffer}</p>}
      <p className="mt-4 flex justify-between gap-4 text-small leading-[1.4] text-ink-soft">
        <span>
          <ContentText text={location} />
        </span>
        <span className={isStacked ? 'max-md:hidden' : undefined}>
          <ContentText text={category} />
        </span>
      </p>
      <Heading
        dir="auto"
        {...englishMark(title)}
        className={classes(
          'mt-1.5 font-display text-balance',
          TITLE_CLASSES[shape],
          wide && 'lg:text-title-1 lg:leading-[1.1]',
        )}
      >
        <Link
          to={urls.property(id)}
          prefetch="intent"
          viewTransition
          className="bg-[linear-gradient(var(--color-brass-deep),var(--color-brass-deep))] bg-[length:0_1px] bg-[position:0_100%] bg-no-repeat transition-[background-size] rtl:bg-[position:100%_100%] duration-(--duration-base) ease-calm group-hover:bg-[length:100%_1px] after:absolute after:inset-0"
        >
          {title}
        </Link>
      </Heading>
      <CardFoot property={property} isStacked={isStacked} />
    </article>
  )
}

/** Price, rooms and area. */
function CardFoot({ property, isStacked }: { property: CardProperty; isStacked: boolean }) {
  return (
    <div className="mt-auto pt-3.5">
      <div
        className={classes(
          'flex gap-x-4 gap-y-1.5 border-t border-line pt-3',
          isStacked ? 'flex-col gap-y-1' : FOOT_ROW,
        )}
      >
        <p className="text-price whitespace-nowrap numerals">
          <Price property={property} />
        </p>
        <RoomFacts
          {...property}
          className={
            isStacked
              ? 'gap-x-3.5 max-md:gap-x-2 max-md:text-[0.8125rem] max-md:[&_svg]:w-3.75'
              : undefined
          }
        />
      </div>
    </div>
  )
}

const PHOTO_CLASSES: Record<CardShape, string> = {
  tall: 'aspect-[4/4.1] md:aspect-[4/4.75]',
  row: 'max-md:aspect-[4/3.5] md:h-[clamp(17.5rem,32vw,29rem)]',
  square: 'aspect-square',
}

// As high as two lines, so that the borders of a row of cards align where the facts of some wrap.
const FOOT_ROW = 'flex-wrap content-start items-center justify-between md:max-xl:min-h-[4.0625rem]'

const TITLE_CLASSES: Record<CardShape, string> = {
  tall: 'text-title-2',
  row: 'text-title-2',
  square: 'text-title-3 max-md:text-[1.125rem]',
}
