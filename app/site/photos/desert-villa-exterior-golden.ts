import type { SitePhoto } from '#app/ui/picture.tsx'

// Written by `node scripts/site-photos.ts`.
export const desertVillaExteriorGolden: SitePhoto = {
  src: '/assets/photos/desert-villa-exterior-golden-c24227c3',
  widths: [480, 640, 800, 960, 1280, 1600],
  width: 1600,
  height: 1067,
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAsABABoJbACdH8AFEdHm/zAAM4jwUBggo0AQIi215E/sx2+qqcAyRG0dof0hfmVC9Yl+2n+/TYhRsEAAA==',
}
