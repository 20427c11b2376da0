import type { profile } from '#agency/profile.ts'

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
  | 'mail'
  | 'pause'
  | 'phone'
  | 'pin'
  | 'play'
  | 'search'
  | 'share'

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

type Brand = (typeof profile.socials)[number]['network'] | 'WhatsApp'

/** The logo of another company, in the colour of the surrounding text. */
export function BrandIcon({ brand, size }: { brand: Brand; size: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true" className="flex-none">
      <use href={`#brand-${brand}`} />
    </svg>
  )
}

/** The symbols of all icons, once per page. Only the server's HTML holds them, not the scripts. */
export function IconSprite() {
  return (
    <div
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? sprite : '' }}
    />
  )
}
