import type { SitePhoto } from '#app/ui/picture.tsx'

// Written by `node scripts/site-photos.ts`.
export const villaTerraceAngleDay: SitePhoto = {
  src: '/assets/photos/villa-terrace-angle-day-b5a7941c',
  widths: [480, 640, 800, 960, 1280, 1600],
  width: 1600,
  height: 1067,
  placeholder:
    'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACwAQCdASoQAAsABABoJQBOgBSP62AAAP3531M0S3EW3rLQ38qENUvJBJ8tQMrP0FaU3Vduw2a2gs4OymCxhiFVoynqmCUlJuwAAA==',
}
