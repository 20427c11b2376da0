import { Check, Mail, Phone, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'

import { BrandIcon } from '#app/ui/icon.tsx'
import { telLink, whatsappLink } from '#domain/agency/contact-links.ts'
import { internationalDigits } from '#domain/enquiries/phone-number.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

interface ThumbBarProps {
  enquiry: Enquiry
  /** Of the answer, for WhatsApp. */
  text: string
  onWrite: () => void
  onOpened: (opened: 'whatsapp' | 'call') => void
  onHandled: () => void
}

/** On a phone, what is done most stands above the navigation, within reach of a thumb. */
export function ThumbBar({ enquiry, text, onWrite, onOpened, onHandled }: ThumbBarProps) {
  const { phone, handled_at, spam } = enquiry
  return (
    <div className="sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 -mx-edge mt-5 grid auto-cols-fr grid-flow-col border-t border-line-strong bg-paper-bright lg:hidden print:hidden">
      {phone && (
        <a href={telLink(phone)} onClick={() => onOpened('call')} className={ITEM}>
          <Phone size={20} />
          Call
        </a>
      )}
      {phone && (
        <a
          href={whatsappLink(internationalDigits(phone), text.trim())}
          target="_blank"
          rel="noreferrer"
          onClick={() => onOpened('whatsapp')}
          className={ITEM}
        >
          <BrandIcon brand="WhatsApp" size={20} />
          WhatsApp
        </a>
      )}
      <ThumbButton label="Answer" icon={<Mail size={20} />} onClick={onWrite} />
      {!spam && (
        <ThumbButton
          label={handled_at === null ? 'Handled' : 'Reopen'}
          icon={handled_at === null ? <Check size={20} /> : <RotateCcw size={20} />}
          onClick={onHandled}
        />
      )}
    </div>
  )
}

interface ThumbButtonProps {
  label: string
  icon: ReactNode
  onClick: () => void
}

function ThumbButton({ label, icon, onClick }: ThumbButtonProps) {
  return (
    <button type="button" onClick={onClick} className={ITEM}>
      {icon}
      {label}
    </button>
  )
}

const ITEM =
  'grid min-h-14 content-center justify-items-center gap-1 text-[0.75rem] leading-none font-medium focus-visible:-outline-offset-3'
