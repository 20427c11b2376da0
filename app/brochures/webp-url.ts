import type { SitePhoto } from '#app/ui/picture.tsx'

/** The file of a photo of the site that is large enough to be printed. */
export function webpUrl({ src, widths }: SitePhoto): string {
  return `${src}-${widths.findLast((width) => width <= 1600) ?? widths[0]}.webp`
}
