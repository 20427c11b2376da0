import type { ComponentProps } from 'react'

import { useAgency } from '#app/agency.tsx'
import { classes } from '#app/ui/classes.ts'

/** The logo or, without one, the name. On dark, a logo for light grounds stands on a light tile. */
export function Logo({ onDark, className, ...rest }: ComponentProps<'img'> & { onDark?: boolean }) {
  const { name, logo, logoOnDark } = useAgency()
  const image = onDark ? (logoOnDark ?? logo) : logo
  if (!image)
    return (
      <span
        className={classes(
          'content-center font-display leading-tight',
          name.length > 24 ? 'text-small' : 'text-title-2',
          onDark && 'text-paper',
          className,
        )}
      >
        {name}
      </span>
    )
  return (
    <img
      alt=""
      {...image}
      {...rest}
      className={classes(
        'w-auto max-w-58 object-contain',
        image !== logoOnDark && onDark && 'bg-paper p-1.5',
        className,
      )}
    />
  )
}
