import PhotoSwipe, { type DataSource } from 'photoswipe'
import 'photoswipe/style.css'

import type { IconName } from '#app/ui/icon.tsx'
import { photoUrl, variantUrl, widthsOf } from '#domain/photos/photo.ts'

import './lightbox.css'
import { addThumbnails } from './lightbox-thumbnails.ts'
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
    paddingFn: ({ x: width }) => padding(width, photos.length > 1),
    wheelToZoom: true,
    loop: photos.length > 2,
    mainClass: 'lightbox',
    indexIndicatorSep: ' of ',
    showHideAnimationType: isReducedMotion ? 'none' : 'fade',
    closeSVG: icon('close'),
    zoomSVG: icon('search'),
    arrowPrevSVG: icon('arrow-left'),
    arrowNextSVG: icon('arrow-right'),
    closeTitle: 'Close',
    zoomTitle: 'Zoom',
    arrowPrevTitle: 'Previous photo',
    arrowNextTitle: 'Next photo',
    errorMsg: 'This photo could not be loaded.',
  })
  lightbox.on('uiRegister', () =>
    lightbox.ui?.registerElement({
      name: 'title',
      tagName: 'p',
      order: 1,
      onInit: (element) => (element.textContent = title),
    }),
  )
  if (photos.length > 1) addThumbnails(lightbox, photos, photosUrl)
  lightbox.on('destroy', () =>
    list?.children[lightbox.currIndex]?.querySelector('button')?.focus({ preventScroll: true }),
  )
  lightbox.on('firstUpdate', () => {
    lightbox.element?.setAttribute('aria-label', `Photos: ${title}`)
    lightbox.element?.setAttribute('aria-modal', 'true')
  })
  lightbox.init()
}

/** The space of the bar, the arrows and the thumbnails; see `lightbox.css`. */
function padding(width: number, hasControls: boolean) {
  const isPhone = width < 768
  const bottom = isPhone ? 156 : 96
  const side = isPhone ? 0 : Math.min(64, 4 + width * 0.042) + 68
  return { top: 64, bottom: hasControls ? bottom : 24, left: side, right: side }
}

function icon(name: IconName): string {
  return `<svg width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.35" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><use href="#icon-${name}"/></svg>`
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
