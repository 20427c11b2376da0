import type { SitePhoto } from '#app/ui/picture.tsx'

// Written by `node scripts/site-photos.ts`.
export const heroSkylineDusk: SitePhoto = {
  src: '/assets/photos/hero-skyline-dusk-1fa526f7',
  widths: [480, 640, 800, 960, 1280, 1600, 2048],
  width: 2400,
  height: 1350,
  placeholder:
    'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJYgCdAECk19eJMAA+pPMq9M2uo/WzjzPxNpoKYG7Hpg+nknvBFUg1KnSiXAAAAA=',
}
