import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

interface SaveButtonProps {
  id: number
  title: string
  label?: string
  className?: string
}

/** Saves a property. The server renders it unpressed for everyone; `save-buttons.ts` updates it. */
export function SaveButton({ id, title, label, className }: SaveButtonProps) {
  return (
    <button
      type="button"
      data-save={id}
      aria-pressed="false"
      aria-label={`Save ${title}`}
      suppressHydrationWarning
      className={classes(
        'script-only inline-flex min-h-target min-w-target items-center justify-center gap-2 text-small font-strong hover:text-brass-deep aria-pressed:text-brass-deep aria-pressed:[&_svg]:fill-current print:hidden',
        className,
      )}
    >
      <Icon name="heart" size={20} />
      {label && <span>{label}</span>}
    </button>
  )
}
