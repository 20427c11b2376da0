import { classes } from './classes'
import { Icon } from './icon'

/** Saves a home. Drawn off for everybody; `hearts.tsx` knows who has saved what. */
export function Heart({
  id,
  title,
  words,
  className,
}: {
  id: number
  title: string
  /** Beside the heart; without any it is a heart alone. */
  words?: string
  className?: string
}) {
  return (
    <button
      type="button"
      data-save={id}
      aria-pressed="false"
      aria-label={`Save ${title}`}
      suppressHydrationWarning
      className={classes(
        'script-only inline-flex min-h-target min-w-target items-center justify-center gap-2 text-small font-[560] hover:text-brass-deep aria-pressed:text-brass-deep aria-pressed:[&_svg]:fill-current print:hidden',
        className,
      )}
    >
      <Icon of="heart" size={20} />
      {words && <span className="underlined">{words}</span>}
    </button>
  )
}
