import { sharePage } from '#app/site/share-page.ts'
import { classes } from '#app/ui/classes.ts'
import { BrandIcon, Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { profile, whatsappLink } from '#agency/profile.ts'

/** The bar at the bottom of a phone's screen: WhatsApp, Call, Share, and the nearest form. */
export function ThumbBar({ enquire, share }: { enquire: string; share: boolean | undefined }) {
  const item = 'flex min-h-15 items-center justify-center gap-2 focus-visible:-outline-offset-2'
  return (
    <nav
      aria-label="Contact an agent"
      className={classes(
        share ? 'grid-cols-[1.25fr_0.85fr_3.25rem_1fr]' : 'grid-cols-[1fr_1fr_1.35fr]',
        'fixed inset-x-0 bottom-0 z-30 grid divide-x divide-line border-t border-line-strong bg-paper-bright pb-[env(safe-area-inset-bottom)] text-small font-strong shadow-bar lg:hidden print:hidden',
      )}
    >
      <a href={whatsappLink()} className={item}>
        <BrandIcon brand="WhatsApp" size={18} />
        WhatsApp
      </a>
      <a href={profile.phones[0].href} className={item}>
        <Icon name="phone" size={18} />
        Call
      </a>
      {share && (
        <button type="button" onClick={() => void sharePage()} className={`${item} script-only`}>
          <Icon name="share" size={18} />
          <span className="sr-only">Share</span>
        </button>
      )}
      {enquire.startsWith('#') ? (
        <a href={enquire} className={`${item} bg-ink text-paper`}>
          Enquire
        </a>
      ) : (
        <Link to={enquire} className={`${item} bg-ink text-paper`}>
          Enquire
        </Link>
      )}
    </nav>
  )
}
