import { sharePage } from '#app/site/share-page.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'

export function Share({ title, className }: { title: string; className?: string }) {
  return (
    <button
      type="button"
      onClick={() => void sharePage(title)}
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
