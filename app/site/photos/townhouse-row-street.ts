import type { SitePhoto } from '#app/ui/picture.tsx'

// Written by `node scripts/site-photos.ts`.
export const townhouseRowStreet: SitePhoto = {
  src: '/assets/photos/townhouse-row-street-a35a565d',
  widths: [480, 640, 800, 960, 1280, 1600],
  width: 1600,
  height: 1067,
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAsABABoJQBOgCHouF/IAAAA/Br8JTdySWLiX1wVPXUEaszfC5o4LM6IUl6pGKB3WdLl8SDVmZsAAAA=',
}
