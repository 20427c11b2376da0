import Link from 'next/link'

import { ShareButton } from '@/ui/share-button'
import { classes } from '@/ui/classes'
import { Glyph } from '@/ui/glyph'
import { Icon } from '@/ui/icon'
import { site, whatsappLink } from '@/content/agency'

/** Within a thumb's reach on a phone: WhatsApp, Call, and the nearest form. */
export function ThumbBar({
  enquire,
  share = false,
}: {
  enquire: string
  share?: boolean | undefined
}) {
  const item = 'flex min-h-15 items-center justify-center gap-2 focus-visible:-outline-offset-2'
  return (
    <nav
      aria-label="Contact an agent"
      className={classes(
        share ? 'grid-cols-[1.25fr_0.85fr_3.25rem_1fr]' : 'grid-cols-[1fr_1fr_1.35fr]',
        'fixed inset-x-0 bottom-0 z-30 grid divide-x divide-line border-t border-line-strong bg-paper-bright pb-[env(safe-area-inset-bottom)] text-small font-[560] shadow-bar lg:hidden print:hidden',
      )}
    >
      <a href={whatsappLink()} className={item}>
        <Glyph of="WhatsApp" size={18} />
        WhatsApp
      </a>
      <a href={site.phones[0].href} className={item}>
        <Icon of="phone" size={18} />
        Call
      </a>
      {share && (
        <ShareButton className={`${item} script-only`}>
          <Icon of="share" size={18} />
          <span className="sr-only">Share</span>
        </ShareButton>
      )}
      {enquire.startsWith('#') ? (
        <a href={enquire} className={`${item} bg-ink text-paper`}>
          Enquire
        </a>
      ) : (
        <Link href={enquire} className={`${item} bg-ink text-paper`}>
          Enquire
        </Link>
      )}
    </nav>
  )
}
