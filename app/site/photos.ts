import type { SitePhoto } from '#app/ui/picture.tsx'

// Written by `node scripts/site-photos.ts`: the photographs of the pages themselves.
export const PHOTOS = {
  'beachfront-mansion-exterior': {
    src: '/assets/photos/beachfront-mansion-exterior-680a4f89',
    widths: [480, 960, 1600],
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAsABABoJQBOgBZJJjAAAMn6jwHMwlkzBDMnSWu3lJo5RjPraQP6hiLhs4a5Dzs6gChjIA6AAA==',
  },
  'boulevard-retail-evening': {
    src: '/assets/photos/boulevard-retail-evening-19f108f0',
    widths: [480, 960, 1600],
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAsABABoJYwC7ADDMrtEdAD+qHgt63p1ye/fu29cyxPsl4UysIo9i0AGx4lsifEiWEpDj9WGPYkYIfp1ngAA',
  },
  'desert-villa-exterior-golden': {
    src: '/assets/photos/desert-villa-exterior-golden-c24227c3',
    widths: [480, 960, 1600],
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAsABABoJbACdH8AFEdHm/zAAM4jwUBggo0AQIi215E/sx2+qqcAyRG0dof0hfmVC9Yl+2n+/TYhRsEAAA==',
  },
  'hero-skyline-dusk': {
    src: '/assets/photos/hero-skyline-dusk-1fa526f7',
    widths: [480, 960, 1600, 2048],
    width: 2400,
    height: 1350,
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJYgCdAECk19eJMAA+pPMq9M2uo/WzjzPxNpoKYG7Hpg+nknvBFUg1KnSiXAAAAA=',
  },
  'kitchen-island-marble': {
    src: '/assets/photos/kitchen-island-marble-4a5e0346',
    widths: [480, 960, 1600],
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAsABABoJYwCdAEUO8z77wAA/ZxzId071R5ULhxN696W/O5FILRrz1reKZDGK0xrPUB4cb1BQAAA',
  },
  'penthouse-lounge-dusk': {
    src: '/assets/photos/penthouse-lounge-dusk-b7e7a1a9',
    widths: [480, 960, 1600],
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAsABABoJQBOgCIAXZWL78YAAP2tRx5RJWojMfBGnr+aQjpwR5ZRAi3fJuIJo8tO4CFFeOgMwAAA',
  },
  'townhouse-row-street': {
    src: '/assets/photos/townhouse-row-street-a35a565d',
    widths: [480, 960, 1600],
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAsABABoJQBOgCHouF/IAAAA/Br8JTdySWLiX1wVPXUEaszfC5o4LM6IUl6pGKB3WdLl8SDVmZsAAAA=',
  },
  'villa-pool-exterior-day': {
    src: '/assets/photos/villa-pool-exterior-day-8b163d39',
    widths: [480, 960, 1600],
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoQAAsABABoJaAC7ADbWlEpEADNbrk3PYF22RhLr57RoXs3xlzQAmi3jbRjGSnmegsujPD+16mL7wGWq4LUx3BdibFqC5ZT2lzAAA==',
  },
  'villa-pool-exterior-dusk': {
    src: '/assets/photos/villa-pool-exterior-dusk-1f6b517a',
    widths: [480, 960, 1600],
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAsABABoJYwCdAEWwhfF0ADKPnUTEmMqtS4aqPdtXR2RuAxVGoq9f8q0Dd2ot4RaS78OgO0nc0Hx13R0rOKGfAA=',
  },
  'villa-terrace-angle-day': {
    src: '/assets/photos/villa-terrace-angle-day-b5a7941c',
    widths: [480, 960, 1600],
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACwAQCdASoQAAsABABoJQBOgBSP62AAAP3531M0S3EW3rLQ38qENUvJBJ8tQMrP0FaU3Vduw2a2gs4OymCxhiFVoynqmCUlJuwAAA==',
  },
  'waterfront-tower-exterior-dusk': {
    src: '/assets/photos/waterfront-tower-exterior-dusk-743c85f9',
    widths: [480, 960, 1600],
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAgCdASoQAAsABABoJYgCdADdJB656ETjYAD9SpTRkLgSBHz2KrF0jLpndxuby6aiG655DPLmGPC4OeEAAA==',
  },
} satisfies Record<string, SitePhoto>
