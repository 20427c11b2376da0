import { Phone } from 'lucide-react'
import { Link } from 'react-router'

import { Glyph } from '#app/ui/glyph.tsx'
import { site, whatsappLink } from '#site.config.ts'

/** Within a thumb's reach on a phone: WhatsApp, Call, and the nearest form. */
export function ThumbBar({ enquire }: { enquire: string }) {
  const item = 'flex min-h-15 items-center justify-center gap-2 focus-visible:-outline-offset-2'
  return (
    <nav
      aria-label="Contact an agent"
      className="sticky bottom-0 z-30 grid grid-cols-[1fr_1fr_1.35fr] divide-x divide-line border-t border-line-strong bg-paper-bright pb-[env(safe-area-inset-bottom)] text-small font-[560] shadow-bar lg:hidden print:hidden"
    >
      <a href={whatsappLink()} className={item}>
        <Glyph of="WhatsApp" size={18} />
        WhatsApp
      </a>
      <a href={site.phones[0].href} className={item}>
        <Phone aria-hidden="true" size={18} strokeWidth={1.35} />
        Call
      </a>
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
