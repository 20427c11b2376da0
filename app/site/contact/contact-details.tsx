import type { ReactNode } from 'react'

import { useAgency } from '#app/agency.tsx'
import { useWords } from '#app/language.tsx'
import { Socials } from '#app/site/layout/socials.tsx'
import { BrandIcon, Icon } from '#app/ui/icon.tsx'
import { telLink, whatsappLink } from '#domain/agency/contact-links.ts'

import { WORDS } from './words.ts'

/** Phone, WhatsApp, email and social media of the agency. */
export function ContactDetails({ className }: { className: string }) {
  const { phones, whatsapp, emails } = useAgency()
  const words = useWords(WORDS)
  return (
    <aside aria-label={words.details} className={className}>
      <Group title={words.call}>
        {phones.map((phone) => (
          <ContactLink key={phone} href={telLink(phone)} icon="phone">
            <bdi dir="ltr">{phone}</bdi>
          </ContactLink>
        ))}
        <ContactLink href={whatsappLink(whatsapp)} icon="WhatsApp">
          {words.whatsapp}
        </ContactLink>
      </Group>
      <Group title={words.general}>
        <ContactLink href={`mailto:${emails.general}`} icon="mail">
          <bdi dir="ltr">{emails.general}</bdi>
        </ContactLink>
      </Group>
      {emails.careers && (
        <Group title={words.careers}>
          <ContactLink href={`mailto:${emails.careers}`} icon="mail">
            <bdi dir="ltr">{emails.careers}</bdi>
          </ContactLink>
        </Group>
      )}
      <Group title={words.follow}>
        <Socials className="mt-1" />
      </Group>
    </aside>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line-strong py-5 last:border-b">
      <h3 className="font-display text-title-3">{title}</h3>
      {children}
    </div>
  )
}

interface ContactLinkProps {
  href: string
  icon: 'phone' | 'mail' | 'WhatsApp'
  children: ReactNode
}

function ContactLink({ href, icon, children }: ContactLinkProps) {
  return (
    <a
      href={href}
      className="flex min-h-target items-center gap-3 hover-link numerals [overflow-wrap:anywhere]"
    >
      {icon === 'WhatsApp' ? (
        <BrandIcon brand={icon} size={17} />
      ) : (
        <Icon name={icon} className="flex-none" />
      )}
      {children}
    </a>
  )
}
