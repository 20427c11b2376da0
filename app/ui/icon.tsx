import sheet from './icons.svg?raw'

/** Icons are drawn with the strokes of `icons.svg`. */
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

export function Icon({
  of: name,
  size = 17,
  stroke = 1.35,
  className,
}: {
  of: IconName
  size?: number
  stroke?: number
  className?: string | undefined
}) {
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

/**
 * The drawings of all icons, once a page. They come with the page from the server and stay; the
 * scripts need not carry them again.
 */
export function IconSheet() {
  return (
    <div
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? sheet : '' }}
    />
  )
}
