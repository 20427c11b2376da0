import type { Opening } from './lightbox.ts'
import type { ShownPhoto } from './property-view.ts'

/** Opens photos over the whole screen. What does it is fetched when it is first asked for. */
export async function openLightbox(photos: readonly ShownPhoto[], opening: Opening): Promise<void> {
  const { showPhotos } = await import('./lightbox.ts')
  showPhotos(photos, opening)
}
