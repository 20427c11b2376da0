import { classes } from '#app/ui/classes.ts'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import { Picture } from '#app/ui/picture.tsx'

import type { AgentView } from './agent-view.ts'

interface PortraitProps {
  agent: Pick<AgentView, 'name' | 'initials' | 'photo'>
  isDark?: boolean
  sizes: string
  className: string
}

/** A person's photo or, without one, the initials. */
export function Portrait({ agent, isDark = false, sizes, className }: PortraitProps) {
  const { name, initials, photo } = agent
  if (photo)
    return (
      <Picture photo={photo} alt={name} sizes={sizes} position="50% 20%" className={className} />
    )
  return (
    <div
      aria-hidden="true"
      className={classes(
        className,
        'relative flex items-end overflow-hidden p-7 font-display text-[clamp(4rem,7.5vw,7rem)] leading-[0.8] tracking-[-0.04em] rtl:leading-[1.3]',
        'before:absolute before:inset-3 before:border before:border-current/20',
        isDark ? 'bg-ink text-paper' : 'bg-sand-deep text-ink',
      )}
    >
      <LogoMark className="absolute end-7 top-7 w-10 opacity-90" />
      {initials}
    </div>
  )
}
