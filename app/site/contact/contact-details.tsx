import type { ReactNode } from 'react'

import { Socials } from '#app/site/layout/socials.tsx'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { profile, whatsappLink } from '#agency/profile.ts'

/** Phone, WhatsApp, email and social media of the agency. */
export function ContactDetails({ className }: { className: string }) {
  const [office, mobile] = profile.phones
  return (
    <aside aria-label="Contact details" className={className}>
      <Group title="Call or WhatsApp">
        <ContactLink href={office.href} icon={<Icon name="phone" className="flex-none" />}>
          {office.label}
        </ContactLink>
        <ContactLink href={mobile.href} icon={<Icon name="phone" className="flex-none" />}>
          {mobile.label}
        </ContactLink>
        <ContactLink href={whatsappLink()} icon={<BrandIcon brand="WhatsApp" size={17} />}>
          WhatsApp
        </ContactLink>
      </Group>
      <Group title="General">
        <ContactLink
          href={`mailto:${profile.emails.general}`}
          icon={<Icon name="mail" className="flex-none" />}
        >
          {profile.emails.general}
        </ContactLink>
      </Group>
      <Group title="Careers">
        <ContactLink
          href={`mailto:${profile.emails.careers}`}
          icon={<Icon name="mail" className="flex-none" />}
        >
          {profile.emails.careers}
        </ContactLink>
      </Group>
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

function ContactLink({
  href,
  icon,
  children,
}: {
  href: string
  icon: ReactNode
  children: string
}) {
  return (
    <a
      href={href}
      className="flex min-h-target items-center gap-3 hover-link numerals [overflow-wrap:anywhere]"
    >
      {icon}
      {children}
    </a>
  )
}
