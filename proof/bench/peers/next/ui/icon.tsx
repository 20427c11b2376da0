/** Icons are drawn with the strokes of `icons.svg`. */
export type IconName =
  | 'area'
  | 'arrow-left'
  | 'arrow-right'
  | 'bath'
  | 'bed'
  | 'chevron-down'
  | 'close'
  | 'download'
  | 'heart'
  | 'pause'
  | 'phone'
  | 'pin'
  | 'search'
  | 'share'

export function Icon({
  of: name,
  size = 17,
  className,
}: {
  of: IconName
  size?: number
  className?: string
}) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.35}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <use href={`#icon-${name}`} />
    </svg>
  )
}
