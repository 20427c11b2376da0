import { useEnglishMark, useWords } from '#app/language.tsx'
import { classes } from '#app/ui/classes.ts'
import { NoPicture, Picture } from '#app/ui/picture.tsx'

import { DetailsSection } from './details-section.tsx'
import { WORDS } from './details-words.ts'
import type { PropertyView } from './property-view.ts'

type Floor = PropertyView['floors'][number]

/**
 * One tab per floor, which `details-actions.ts` operates. Without JavaScript, and in print, all floors
 * are shown below each other, each with its name.
 */
export function FloorPlans({ floors }: { floors: readonly Floor[] }) {
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  return (
    <DetailsSection headingId="floor-plans" title={words.floorPlans}>
      <div
        role="tablist"
        aria-label={words.floors}
        className="script-only no-scrollbar -mt-2 mb-4 flex gap-8 overflow-x-auto border-b border-line-strong print:hidden"
      >
        {floors.map(({ index, name }) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`floor-tab-${index}`}
            aria-controls={`floor-${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            className="relative inline-flex min-h-12 items-center font-medium whitespace-nowrap text-ink-soft transition-colors duration-(--duration-quick) hover:text-ink focus-visible:-outline-offset-3 aria-selected:font-semibold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:-bottom-px aria-selected:after:h-0.5 aria-selected:after:bg-brass-deep"
          >
            <span dir="auto" {...englishMark(name)} className="max-w-72 truncate">
              {name}
            </span>
          </button>
        ))}
      </div>
      {floors.map((floor) => (
        <div
          key={floor.index}
          role="tabpanel"
          id={`floor-${floor.index}`}
          aria-labelledby={`floor-tab-${floor.index}`}
          hidden={floor.index !== 0}
          className="script-folded grid break-inside-avoid"
        >
          <h3
            hidden
            dir="auto"
            {...englishMark(floor.name)}
            className="script-folded mt-4 mb-3 font-display text-title-3"
          >
            {floor.name}
          </h3>
          <FloorPhotos {...floor} />
        </div>
      ))}
    </DetailsSection>
  )
}

const PLAN = {
  fit: 'contain',
  sizes: '(width < 48rem) 83vw, (width < 64rem) 82vw, min(42vw, 38rem)',
  className:
    'aspect-[4/2.9] border border-line [&_img]:p-[clamp(0.75rem,2.5vw,2rem)] print:h-[7cm] print:aspect-auto',
} as const
const PHOTO = {
  fit: 'cover',
  sizes: '(width < 64rem) 43vw, min(25vw, 23rem)',
  className: 'aspect-[4/2.6]',
} as const

/** The floor plan, large and uncropped, and the photos of the floor below it. */
function FloorPhotos({ index: floorIndex, name, photos }: Floor) {
  const words = useWords(WORDS)
  if (photos.length === 0)
    return <NoPicture className="aspect-2/1 md:aspect-3/1">{words.noFloorPhotos}</NoPicture>
  return (
    <ul data-floor={floorIndex} className="grid grid-cols-2 gap-2">
      {photos.map((photo, index) => {
        const isPlan = index === 0
        return (
          <li key={photo.name} className={classes('group grid', isPlan && 'col-span-2')}>
            <button
              type="button"
              data-photo={index}
              aria-label={words.openFloorPhoto(index + 1, photos.length, name)}
              className="photo-button"
            >
              <Picture
                photo={photo}
                alt={
                  photo.alt ?? (isPlan ? words.floorPlan(name) : words.floorPhoto(name, index + 1))
                }
                {...(isPlan ? PLAN : PHOTO)}
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
