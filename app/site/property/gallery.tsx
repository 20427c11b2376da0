import { useWords } from '#app/language.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { NoPicture, Picture } from '#app/ui/picture.tsx'
import { SaveButton } from '#app/ui/save-button.tsx'

import type { PhotoView, PropertyView } from './property-view.ts'
import { useLightbox } from './use-lightbox.ts'
import { usePhotoRow } from './use-photo-row.ts'
import { WORDS } from './words.ts'

interface GalleryProps {
  property: PropertyView
  /** Such as `Sold`. */
  mark: string | undefined
}

/** The photos of a property in a scrolling row; each opens in a lightbox. */
export function Gallery({ property: { id, photos, title }, mark }: GalleryProps) {
  const { row, index, goTo } = usePhotoRow()
  const words = useWords(WORDS)
  const { list, open } = useLightbox(photos, title)

  if (photos.length === 0)
    return (
      <div className="wrap">
        <div className="relative">
          {mark && <p className="photo-label">{mark}</p>}
          <NoPicture className="h-73 md:h-[clamp(18rem,35.5vw,38rem)]">{words.noImages}</NoPicture>
        </div>
      </div>
    )

  return (
    <section aria-roledescription="carousel" aria-label={words.photos} className="relative">
      <div
        ref={row}
        className="no-scrollbar snap-x snap-mandatory overflow-x-auto noscript:[scrollbar-width:thin] md:scroll-ps-page-start"
      >
        <ul
          ref={list}
          className="flex md:gap-2 md:ps-page-start print:grid print:grid-cols-3 print:gap-2 print:ps-0!"
        >
          {photos.map((photo, photoIndex) => (
            <li
              key={photo.name}
              className="group relative flex-none basis-full snap-start noscript:basis-[92%] md:basis-[min(60.3vw,72rem)] print:first:col-span-3 print:nth-[n+5]:hidden"
            >
              <button
                type="button"
                aria-label={words.openPhoto(photoIndex + 1, photos.length)}
                onClick={() => void open(photoIndex)}
                onFocus={() => goTo(photoIndex)}
                className="photo-button w-full"
              >
                <Picture
                  photo={photo}
                  alt={photo.alt ?? words.photoOf(title, photoIndex + 1, photos.length)}
                  sizes="(width < 48rem) max(100vw, 30rem), 61vw"
                  priority={photoIndex === 0}
                  className="h-73 md:h-[clamp(18rem,35.5vw,38rem)] print:h-[3.6cm] print:group-first:h-[9cm]"
                />
              </button>
              {photoIndex === 0 && <SaveHeart id={id} className="max-md:hidden" />}
              {photoIndex === 0 && mark && <p className="photo-label">{mark}</p>}
            </li>
          ))}
        </ul>
      </div>
      <SaveHeart id={id} className="md:hidden" />
      {photos.length > 1 && <Controls photos={photos} selected={index} onSelect={goTo} />}
    </section>
  )
}

/** On a phone it stays in place while the photos scroll; elsewhere it scrolls with the first photo. */
function SaveHeart({ id, className }: { id: number; className: string }) {
  const words = useWords(WORDS)
  return (
    <SaveButton
      id={id}
      title={words.thisHome}
      className={`absolute end-0 top-0 z-10 size-13 bg-paper ${className}`}
    />
  )
}

interface ControlsProps {
  photos: readonly PhotoView[]
  selected: number
  onSelect: (photo: number) => void
}

/** Below the photos; on a phone in a notch at their lower edge, without thumbnails. */
function Controls({ photos, selected, onSelect }: ControlsProps) {
  const words = useWords(WORDS)
  return (
    <div className="script-only max-md:absolute max-md:end-0 max-md:-bottom-px max-md:bg-paper max-md:ps-4.5 max-md:pe-edge max-md:pt-2.5 md:wrap md:flex md:items-center md:justify-between md:gap-6 md:pt-3 print:hidden">
      <fieldset className="no-scrollbar -m-1 flex min-w-0 gap-2 overflow-x-auto p-1 max-md:hidden">
        <legend className="sr-only">{words.choosePhoto}</legend>
        {photos.map((photo, photoIndex) => (
          <button
            key={photo.name}
            type="button"
            aria-label={words.photo(photoIndex + 1)}
            aria-current={photoIndex === selected || undefined}
            onClick={() => onSelect(photoIndex)}
            className="h-16 w-22 flex-none opacity-72 transition-opacity duration-(--duration-quick) hover:opacity-100 aria-[current]:opacity-100 aria-[current]:shadow-[0_0_0_2px_var(--color-paper),0_0_0_3.5px_var(--color-brass-deep)]"
          >
            <Picture photo={photo} alt="" sizes="6rem" className="size-full" />
          </button>
        ))}
      </fieldset>
      <Pager
        unit="photo"
        page={selected + 1}
        pages={photos.length}
        onPage={(page) => onSelect(page - 1)}
      />
    </div>
  )
}
