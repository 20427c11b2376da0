import PhotoSwipe, { type DataSource } from 'photoswipe'
import 'photoswipe/style.css'

import { photoUrl, variantUrl, widthsOf } from '#domain/photos/photo.ts'

import './lightbox.css'
import type { PhotoView } from './property-view.ts'

interface LightboxOptions {
  /** The photo to open first. */
  index: number
  title: string
  /** Gets the focus back at the end. */
  list: HTMLElement | null
  /** The base URL of photos. */
  photosUrl: string
}

/** Shows photos full-screen. On closing, focus returns to the last shown photo in the list. */
export function showPhotos(
  photos: readonly PhotoView[],
  { index, title, list, photosUrl }: LightboxOptions,
): void {
  const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const lightbox = new PhotoSwipe({
    dataSource: toDataSource(photos, title, photosUrl),
    index,
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
    showHideAnimationType: isReducedMotion ? 'none' : 'fade',
    closeTitle: 'Close',
    zoomTitle: 'Zoom',
    arrowPrevTitle: 'Previous photo',
    arrowNextTitle: 'Next photo',
    errorMsg: 'This photo could not be loaded.',
  })
  lightbox.on('destroy', () =>
    list?.children[lightbox.currIndex]?.querySelector('button')?.focus({ preventScroll: true }),
  )
  lightbox.on('firstUpdate', () => {
    lightbox.element?.setAttribute('aria-label', `Photos: ${title}`)
    lightbox.element?.setAttribute('aria-modal', 'true')
  })
  lightbox.init()
}

function toDataSource(photos: readonly PhotoView[], title: string, photosUrl: string): DataSource {
  return photos.map((photo, index) => ({
    src: photoUrl(photo.name, photosUrl),
    srcset: widthsOf(photo)
      .map((width) => `${variantUrl(photo.name, width, 'webp', photosUrl)} ${width}w`)
      .join(', '),
    width: photo.width,
    height: photo.height,
    alt: photo.alt ?? `${title}, photo ${index + 1} of ${photos.length}`,
  }))
}
