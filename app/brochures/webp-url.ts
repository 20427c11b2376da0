import type { SitePhoto } from '#app/ui/picture.tsx'

/** The URL of a site photo for print: the widest WebP file of at most 1600 px. */
export function webpUrl({ src, widths }: SitePhoto): string {
  return `${src}-${widths.findLast((width) => width <= 1600) ?? widths[0]}.webp`
}
