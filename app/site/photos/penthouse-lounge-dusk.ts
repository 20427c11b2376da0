import type { SitePhoto } from '#app/ui/picture.tsx'

// Written by `node scripts/site-photos.ts`.
export const penthouseLoungeDusk: SitePhoto = {
  src: '/assets/photos/penthouse-lounge-dusk-b7e7a1a9',
  widths: [480, 640, 800, 960, 1280, 1600],
  width: 1600,
  height: 1067,
  placeholder:
    'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAsABABoJQBOgCIAXZWL78YAAP2tRx5RJWojMfBGnr+aQjpwR5ZRAi3fJuIJo8tO4CFFeOgMwAAA',
}
