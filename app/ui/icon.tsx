import type { PublicAgency } from '#domain/agency/public-agency.ts'

import sprite from './icons.svg?raw'

/** The symbols of `icons.svg`. */
export type IconName =
  | 'alert'
  | 'area'
  | 'arrow-left'
  | 'arrow-right'
  | 'bath'
  | 'bed'
  | 'check'
  | 'chevron-down'
  | 'close'
  | 'download'
  | 'heart'
  | 'image-up'
  | 'list'
  | 'mail'
  | 'map'
  | 'minus'
  | 'pause'
  | 'phone'
  | 'pin'
  | 'play'
  | 'plus'
  | 'search'
  | 'share'
  | 'sliders'

interface IconProps {
  name: IconName
  size?: number
  stroke?: number
  className?: string | undefined
}

export function Icon({ name, size = 17, stroke = 1.35, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <use href={`#icon-${name}`} />
    </svg>
  )
}

type Brand = PublicAgency['socials'][number]['network'] | 'WhatsApp'

/** The logo of another company, in the colour of the surrounding text. */
export function BrandIcon({ brand, size }: { brand: Brand; size: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true" className="flex-none">
      <use href={`#brand-${brand}`} />
    </svg>
  )
}

const SPRITE_ID = 'icons'

// Only the server's HTML holds the symbols, not the scripts. The browser keeps them for the error page,
// for which React builds the whole document again.
const symbols = import.meta.env.SSR ? sprite : (document.getElementById(SPRITE_ID)?.innerHTML ?? '')

/** The symbols of all icons, once per page. */
export function IconSprite() {
  return (
    <div
      id={SPRITE_ID}
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  )
}
