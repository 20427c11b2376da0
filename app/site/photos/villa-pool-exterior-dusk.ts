import type { SitePhoto } from '#app/ui/picture.tsx'

// Written by `node scripts/site-photos.ts`.
export const villaPoolExteriorDusk: SitePhoto = {
  src: '/assets/photos/villa-pool-exterior-dusk-1f6b517a',
  widths: [480, 640, 800, 960, 1280, 1600],
  width: 1600,
  height: 1067,
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAsABABoJYwCdAEWwhfF0ADKPnUTEmMqtS4aqPdtXR2RuAxVGoq9f8q0Dd2ot4RaS78OgO0nc0Hx13R0rOKGfAA=',
}
