import type { site } from '@/content/agency'

type Brand = (typeof site.socials)[number]['network'] | 'WhatsApp'

/** The sign of another company, drawn in the colour of the text around it. */
export function Glyph({ of: brand, size }: { of: Brand; size: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true" className="flex-none">
      <use href={`#glyph-${brand}`} />
    </svg>
  )
}
