import PhotoSwipe, { type DataSource } from 'photoswipe'
import 'photoswipe/style.css'

import { pageLanguage } from '#app/language.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { photoUrl, variantUrl, widthsOf } from '#domain/photos/photo.ts'

import './lightbox.css'
import { addThumbnails } from './lightbox-thumbnails.ts'
import { WORDS as LIGHTBOX_WORDS } from './lightbox-words.ts'
import type { PhotoView } from './property-view.ts'
import { WORDS } from './words.ts'

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
  const words = LIGHTBOX_WORDS[pageLanguage()]
  const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isRightToLeft = document.dir === 'rtl'
  // PhotoSwipe knows left to right only. On Arabic pages it gets the photos in reverse order.
  const mirrored = (index: number) => (isRightToLeft ? photos.length - 1 - index : index)
  const arrowTitles = isRightToLeft ? [words.next, words.previous] : [words.previous, words.next]
  const source = toDataSource(photos, title, photosUrl)
  const lightbox = new PhotoSwipe({
    dataSource: isRightToLeft ? source.toReversed() : source,
    index: mirrored(index),
    bgOpacity: 1,
    returnFocus: false,
    paddingFn: ({ x: width }) => padding(width, photos.length > 1),
    wheelToZoom: true,
    loop: photos.length > 2,
    mainClass: 'lightbox',
    counter: false,
    showHideAnimationType: isReducedMotion ? 'none' : 'fade',
    closeSVG: icon('close'),
    zoomSVG: icon('search'),
    arrowPrevSVG: icon('arrow-left'),
    arrowNextSVG: icon('arrow-right'),
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: arrowTitles[0] ?? '',
    arrowNextTitle: arrowTitles[1] ?? '',
    errorMsg: words.notLoaded,
  })
  addTopBar(lightbox, title, () => words.of(mirrored(lightbox.currIndex) + 1, photos.length))
  if (photos.length > 1) addThumbnails(lightbox, photos, { photosUrl, mirrored })
  lightbox.on('destroy', () => {
    const shown = list?.children[mirrored(lightbox.currIndex)]
    shown?.querySelector('button')?.focus({ preventScroll: true })
  })
  lightbox.on('firstUpdate', () => {
    lightbox.element?.setAttribute('aria-label', words.photos(title))
    lightbox.element?.setAttribute('aria-modal', 'true')
  })
  lightbox.init()
}

/** The title, and which photo of how many is shown. */
function addTopBar(lightbox: PhotoSwipe, title: string, position: () => string): void {
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'title',
      tagName: 'p',
      order: 1,
      onInit: (element) => {
        element.dir = 'auto'
        element.textContent = title
      },
    })
    lightbox.ui?.registerElement({
      name: 'position',
      className: 'pswp__counter',
      order: 5,
      onInit: (element) => lightbox.on('change', () => (element.textContent = position())),
    })
  })
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

function toDataSource(photos: readonly PhotoView[], title: string, photosUrl: string) {
  const words = WORDS[pageLanguage()]
  return photos.map((photo, index) => ({
    src: photoUrl(photo.name, photosUrl),
    srcset: widthsOf(photo)
      .map((width) => `${variantUrl(photo.name, width, 'webp', photosUrl)} ${width}w`)
      .join(', '),
    width: photo.width,
    height: photo.height,
    alt: photo.alt ?? words.photoOf(title, index + 1, photos.length),
  })) satisfies DataSource
}
