import type { SitePhoto } from '#app/ui/picture.tsx'

// Written by `node scripts/site-photos.ts`.
export const beachfrontMansionExterior: SitePhoto = {
  src: '/assets/photos/beachfront-mansion-exterior-680a4f89',
  widths: [480, 640, 800, 960, 1280, 1600],
  width: 1600,
  height: 1067,
  placeholder:
    'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAsABABoJQBOgBZJJjAAAMn6jwHMwlkzBDMnSWu3lJo5RjPraQP6hiLhs4a5Dzs6gChjIA6AAA==',
}
