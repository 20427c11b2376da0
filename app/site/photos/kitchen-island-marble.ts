import type { SitePhoto } from '#app/ui/picture.tsx'

// Written by `node scripts/site-photos.ts`.
export const kitchenIslandMarble: SitePhoto = {
  src: '/assets/photos/kitchen-island-marble-4a5e0346',
  widths: [480, 640, 800, 960, 1280, 1600],
  width: 1600,
  height: 1067,
  placeholder:
    'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAsABABoJYwCdAEUO8z77wAA/ZxzId071R5ULhxN696W/O5FILRrz1reKZDGK0xrPUB4cb1BQAAA',
}
