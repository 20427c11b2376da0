import { classes } from '@/ui/classes'
import { Icon } from '@/ui/icon'
import { ShareButton } from '@/ui/share-button'

export function Share({ className }: { className: string }) {
  return (
    <ShareButton
      className={classes(
        'script-only inline-flex min-h-target items-center gap-2 text-small font-[560] print:hidden',
        className,
      )}
    >
      <Icon of="share" />
      <span className="underlined">Share</span>
    </ShareButton>
  )
}
