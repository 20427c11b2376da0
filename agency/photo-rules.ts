import type { PhotoRules } from '#domain/agency/sections/photo-rules.ts'

/**
 * Thresholds of the advice that administrators see about photos. They never prevent a photo from
 * being used.
 */
export const photoRules: PhotoRules = {
  /** Pixels. A photo with a smaller longer or shorter side looks blurred on large screens. */
  minLongerSidePx: 1200,
  minShorterSidePx: 800,
  /** Average brightness, of 255, below which a photo is called very dark. */
  minBrightness: 45,
  /**
   * Photos whose 128-bit fingerprints differ in at most this many bits look alike. The lookup is only
   * sure to find pairs that differ in at most 7 of the first 64 bits.
   */
  maxDifferentBits: 10,
}
