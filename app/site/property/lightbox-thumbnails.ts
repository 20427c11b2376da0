import type PhotoSwipe from 'photoswipe'

import { pageLanguage } from '#app/language.tsx'
import { variantUrl } from '#domain/photos/photo.ts'

import type { PhotoView } from './property-view.ts'
import { WORDS } from './words.ts'

interface ThumbnailOptions {
  /** The base URL of photos. */
  photosUrl: string
  /** The index of a photo in the lightbox, and back. */
  mirrored: (index: number) => number
}

/** A row of thumbnails below the photo, which scrolls to the current one. */
export function addThumbnails(
  lightbox: PhotoSwipe,
  photos: readonly PhotoView[],
  { photosUrl, mirrored }: ThumbnailOptions,
): void {
  const words = WORDS[pageLanguage()]
  const buttons = photos.map(({ name }, index) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.ariaLabel = words.photo(index + 1)
    const image = document.createElement('img')
    image.src = variantUrl(name, 160, 'webp', photosUrl)
    image.alt = ''
    button.append(image)
    button.addEventListener('click', () => lightbox.goTo(mirrored(index)))
    return button
  })
  const showCurrent = (behavior: ScrollBehavior) => {
    const current = buttons[mirrored(lightbox.currIndex)]
    for (const button of buttons) button.ariaCurrent = button === current ? 'true' : null
    const row = current?.parentElement
    if (!current || !row) return
    const left = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
    row.scrollTo({ left, behavior })
  }
  lightbox.on('uiRegister', () =>
    lightbox.ui?.registerElement({
      name: 'thumbnails',
      appendTo: 'root',
      onInit: (element) => {
        element.role = 'group'
        element.ariaLabel = words.choosePhoto
        element.append(...buttons)
      },
    }),
  )
  const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  lightbox.on('afterInit', () => showCurrent('instant'))
  lightbox.on('change', () => showCurrent(isReducedMotion ? 'instant' : 'smooth'))
}
