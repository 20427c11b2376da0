import { use, useRef } from 'react'

import { PhotosUrl } from '#app/ui/picture.tsx'

import type { PhotoView } from './property-view.ts'

/** Opens the photos of a list full-screen; the code is downloaded on first use. */
export function useLightbox(photos: readonly PhotoView[], title: string) {
  const list = useRef<HTMLUListElement>(null)
  const photosUrl = use(PhotosUrl)
  async function open(index: number): Promise<void> {
    const { showPhotos } = await import('./lightbox.ts')
    showPhotos(photos, { index, title, list: list.current, photosUrl })
  }
  return { list, open }
}
