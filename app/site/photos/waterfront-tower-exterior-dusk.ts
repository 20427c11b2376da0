import type { SitePhoto } from '#app/ui/picture.tsx'

// Written by `node scripts/site-photos.ts`.
export const waterfrontTowerExteriorDusk: SitePhoto = {
  src: '/assets/photos/waterfront-tower-exterior-dusk-743c85f9',
  widths: [480, 640, 800, 960, 1280, 1600],
  width: 1600,
  height: 1067,
  placeholder:
    'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAgCdASoQAAsABABoJYgCdADdJB656ETjYAD9SpTRkLgSBHz2KrF0jLpndxuby6aiG655DPLmGPC4OeEAAA==',
}
