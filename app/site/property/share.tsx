import { Share2 } from 'lucide-react'

import { sharePage } from '#app/site/share-page.ts'
import { classes } from '#app/ui/classes.ts'

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
      <Share2 aria-hidden="true" size={17} strokeWidth={1.35} />
      <span className="underlined">Share</span>
    </button>
  )
}
