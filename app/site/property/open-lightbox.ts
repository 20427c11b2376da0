import type { Photo } from '#domain/media/photo.ts'

import type { Opening } from './lightbox.ts'

/** Opens photos over the whole screen. What does it is fetched when it is first asked for. */
export async function openLightbox(photos: readonly Photo[], opening: Opening): Promise<void> {
  const { showPhotos } = await import('./lightbox.ts')
  showPhotos(photos, opening)
}
