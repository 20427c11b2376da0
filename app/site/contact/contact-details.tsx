import type { ReactNode } from 'react'

import { useAgency } from '#app/agency.tsx'
import { Socials } from '#app/site/layout/socials.tsx'
import { BrandIcon, Icon } from '#app/ui/icon.tsx'
import { telLink, whatsappLink } from '#domain/agency/contact-links.ts'

/** Phone, WhatsApp, email and social media of the agency. */
export function ContactDetails({ className }: { className: string }) {
  const { phones, whatsapp, emails } = useAgency()
  return (
    <aside aria-label="Contact details" className={className}>
      <Group title="Call or WhatsApp">
        {phones.map((phone) => (
          <ContactLink key={phone} href={telLink(phone)} icon="phone">
            {phone}
          </ContactLink>
        ))}
        <ContactLink href={whatsappLink(whatsapp)} icon="WhatsApp">
          WhatsApp
        </ContactLink>
      </Group>
      <Group title="General">
        <ContactLink href={`mailto:${emails.general}`} icon="mail">
          {emails.general}
        </ContactLink>
      </Group>
      {emails.careers && (
        <Group title="Careers">
          <ContactLink href={`mailto:${emails.careers}`} icon="mail">
            {emails.careers}
          </ContactLink>
        </Group>
      )}
      <Group title="Follow us">
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
  children: string
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
