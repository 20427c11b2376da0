import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'

/** The page listens to it: this part of it is not brought to life. */
export function Share({ className }: { className?: string }) {
  return (
    <button
      type="button"
      data-share
      className={classes(
        'script-only inline-flex min-h-target items-center gap-2 text-small font-[560] print:hidden',
        className,
      )}
    >
      <Icon of="share" />
      <span className="underlined">Share</span>
    </button>
  )
}
