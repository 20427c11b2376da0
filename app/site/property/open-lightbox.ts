import type { LightboxOptions } from './lightbox.ts'
import type { PhotoView } from './property-view.ts'

/** Downloads the lightbox on first use and opens it. */
export async function openLightbox(
  photos: readonly PhotoView[],
  options: LightboxOptions,
): Promise<void> {
  const { showPhotos } = await import('./lightbox.ts')
  showPhotos(photos, options)
}
