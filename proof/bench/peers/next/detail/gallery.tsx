'use client'

import { useRef, useState } from 'react'

import { Pager } from '@/ui/pager'
import { NoPicture, Picture } from '@/ui/picture'

import type { ShownPhoto } from './shown-property'

/** The photos of a property: a row to swipe, and a lightbox behind each of them. */
export function Gallery({ photos, title }: { photos: readonly ShownPhoto[]; title: string }) {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)

  if (photos.length === 0)
    return (
      <div className="wrap">
        <NoPicture className="h-80 md:h-[clamp(18rem,35.5vw,38rem)]">No images available</NoPicture>
      </div>
    )

  const goTo = (photo: number) => {
    setAt(photo)
    list.current?.children[photo]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }
  return (
    <section aria-roledescription="carousel" aria-label="Photos" className="relative">
      <div className="no-scrollbar snap-x snap-mandatory overflow-x-auto md:scroll-ps-[max(var(--spacing-edge),calc((100vw-var(--container-page))/2+var(--spacing-edge)))]">
        <ul
          ref={list}
          className="flex print:grid print:grid-cols-3 print:gap-2 print:ps-0! md:gap-2 md:ps-[max(var(--spacing-edge),calc((100vw-var(--container-page))/2+var(--spacing-edge)))]"
        >
          {photos.map((photo, nth) => (
            <li
              key={photo.name}
              className="group flex-none basis-full snap-start md:basis-[min(60.3vw,72rem)] print:first:col-span-3 print:nth-[n+5]:hidden"
            >
              <button
                type="button"
                aria-label={`Open photo ${nth + 1} of ${photos.length}`}
                onFocus={() => goTo(nth)}
                className="block w-full cursor-zoom-in focus-visible:-outline-offset-4"
              >
                <Picture
                  photo={photo}
                  alt={photo.alt ?? `${title}, photo ${nth + 1} of ${photos.length}`}
                  sizes="(width < 48rem) max(100vw, 30rem), 61vw"
                  priority={nth === 0}
                  className="h-80 md:h-[clamp(18rem,35.5vw,38rem)] print:h-[3.6cm] print:group-first:h-[9cm]"
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
      {photos.length > 1 && (
        <div className="script-only max-md:absolute max-md:end-0 max-md:-bottom-px max-md:bg-paper max-md:ps-4.5 max-md:pe-edge max-md:pt-2.5 md:wrap md:flex md:items-center md:justify-between md:gap-6 md:pt-3 print:hidden">
          <Thumbnails photos={photos} at={at} onChoose={goTo} />
          <Pager
            thing="photo"
            page={at + 1}
            pages={photos.length}
            onPage={(page) => goTo(page - 1)}
          />
        </div>
      )}
    </section>
  )
}

function Thumbnails({
  photos,
  at,
  onChoose,
}: {
  photos: readonly ShownPhoto[]
  at: number
  onChoose: (photo: number) => void
}) {
  return (
    <fieldset className="no-scrollbar -m-1 flex min-w-0 gap-2 overflow-x-auto p-1 max-md:hidden">
      <legend className="sr-only">Choose a photo</legend>
      {photos.map((photo, nth) => (
        <button
          key={photo.name}
          type="button"
          aria-label={`Photo ${nth + 1}`}
          aria-current={nth === at || undefined}
          onClick={() => onChoose(nth)}
          className="h-16 w-22 flex-none opacity-72 transition-opacity duration-(--duration-quick) hover:opacity-100 aria-[current]:opacity-100 aria-[current]:shadow-[0_0_0_2px_var(--color-paper),0_0_0_3.5px_var(--color-brass-deep)]"
        >
          <Picture photo={photo} alt="" sizes="6rem" className="size-full" />
        </button>
      ))}
    </fieldset>
  )
}
