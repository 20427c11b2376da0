/** What the photo coach warns administrators of. It never keeps a photo from being used. */
export const photos = {
  /** Pixels; a photo with less on its longer or shorter side is blurred on large screens. */
  longerSide: 1200,
  shorterSide: 800,
  /** Of 255; darker photos on average are called very dark. */
  darkBelow: 45,
  /** Of 128 bits; two photos that differ in no more look alike. At most 7 of each 64 are searched. */
  alikeWithin: 10,
}
