import type { profile } from '#agency/profile.ts'

type Brand = (typeof profile.socials)[number]['network'] | 'WhatsApp'

/** The logo of another company, in the colour of the surrounding text. */
export function BrandIcon({ brand, size }: { brand: Brand; size: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true" className="flex-none">
      <use href={`#brand-${brand}`} />
    </svg>
  )
}
