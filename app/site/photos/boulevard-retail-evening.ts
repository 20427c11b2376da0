import type { SitePhoto } from '#app/ui/picture.tsx'

// Written by `node scripts/site-photos.ts`.
export const boulevardRetailEvening: SitePhoto = {
  src: '/assets/photos/boulevard-retail-evening-19f108f0',
  widths: [480, 640, 800, 960, 1280, 1600],
  width: 1600,
  height: 1067,
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAsABABoJYwC7ADDMrtEdAD+qHgt63p1ye/fu29cyxPsl4UysIo9i0AGx4lsifEiWEpDj9WGPYkYIfp1ngAA',
}
