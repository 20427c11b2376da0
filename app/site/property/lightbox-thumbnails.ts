import type PhotoSwipe from 'photoswipe'

import { variantUrl } from '#domain/photos/photo.ts'

import type { PhotoView } from './property-view.ts'

/** A row of thumbnails below the photo, which scrolls to the current one. */
export function addThumbnails(
  lightbox: PhotoSwipe,
  photos: readonly PhotoView[],
  photosUrl: string,
): void {
  const buttons = photos.map(({ name }, index) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.ariaLabel = `Photo ${index + 1}`
    const image = document.createElement('img')
    image.src = variantUrl(name, 160, 'webp', photosUrl)
    image.alt = ''
    button.append(image)
    button.addEventListener('click', () => lightbox.goTo(index))
    return button
  })
  const showCurrent = (behavior: ScrollBehavior) => {
    for (const [index, button] of buttons.entries())
      button.ariaCurrent = index === lightbox.currIndex ? 'true' : null
    const current = buttons[lightbox.currIndex]
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
        element.ariaLabel = 'Choose a photo'
        element.append(...buttons)
      },
    }),
  )
  const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  lightbox.on('afterInit', () => showCurrent('instant'))
  lightbox.on('change', () => showCurrent(isReducedMotion ? 'instant' : 'smooth'))
}
