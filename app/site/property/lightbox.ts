import PhotoSwipe, { type DataSource } from 'photoswipe'
import 'photoswipe/style.css'

import { photoUrl, variantUrl, widthsOf } from '#domain/photos/photo.ts'

import './lightbox.css'
import type { ShownPhoto } from './property-view.ts'

export interface Opening {
  at: number
  title: string
  list: HTMLElement | null
  /** Where photos are. */
  from: string
}

/**
 * Opens photos over the whole screen. When it closes, the focus goes back into the list, to the
 * photo that was seen last.
 */
export function showPhotos(
  photos: readonly ShownPhoto[],
  { at, title, list, from }: Opening,
): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const lightbox = new PhotoSwipe({
    dataSource: sourceOf(photos, title, from),
    index: at,
    bgOpacity: 1,
    returnFocus: false,
    paddingFn: ({ x: width }) => {
      const side = width < 768 ? 0 : 80
      return { top: 60, bottom: 24, left: side, right: side }
    },
    wheelToZoom: true,
    loop: photos.length > 2,
    mainClass: 'lightbox',
    indexIndicatorSep: ' of ',
    showHideAnimationType: still ? 'none' : 'fade',
    closeTitle: 'Close',
    zoomTitle: 'Zoom',
    arrowPrevTitle: 'Previous photo',
    arrowNextTitle: 'Next photo',
    errorMsg: 'This photo could not be loaded.',
  })
  lightbox.on('destroy', () => focusPhoto(list, lightbox.currIndex))
  lightbox.on('firstUpdate', () => name(lightbox.element, title))
  lightbox.init()
}

function sourceOf(photos: readonly ShownPhoto[], title: string, from: string): DataSource {
  return photos.map((photo, at) => ({
    src: photoUrl(photo.name, from),
    srcset: widthsOf(photo)
      .map((width) => `${variantUrl(photo.name, width, 'webp', from)} ${width}w`)
      .join(', '),
    width: photo.width,
    height: photo.height,
    alt: photo.alt ?? `${title}, photo ${at + 1} of ${photos.length}`,
  }))
}

function focusPhoto(list: HTMLElement | null, at: number): void {
  list?.querySelectorAll('button')[at]?.focus({ preventScroll: true })
}

function name(element: HTMLElement | undefined, title: string): void {
  element?.setAttribute('aria-label', `Photos: ${title}`)
  element?.setAttribute('aria-modal', 'true')
}
