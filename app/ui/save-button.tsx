import { useWords } from '#app/language.tsx'

import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { WORDS } from './words.ts'

interface SaveButtonProps {
  id: number
  title: string
  label?: string
  className?: string
}

/** Saves a property. The server renders it unpressed for everyone; `save-buttons.ts` updates it. */
export function SaveButton({ id, title, label, className }: SaveButtonProps) {
  const words = useWords(WORDS)
  return (
    <button
      type="button"
      data-save={id}
      aria-pressed="false"
      aria-label={words.save(title)}
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
