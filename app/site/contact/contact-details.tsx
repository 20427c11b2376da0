import type { ReactNode } from 'react'

import { Socials } from '#app/site/layout/socials.tsx'
import { Glyph } from '#app/ui/brand-icon.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { site, whatsappLink } from '#agency/profile.ts'

/** Every other way to reach the agency. */
export function ContactDetails({ className }: { className: string }) {
  const [office, mobile] = site.phones
  return (
    <aside aria-label="Contact details" className={className}>
      <Group title="Call or WhatsApp">
        <Way href={office.href} icon={<Icon of="phone" className="flex-none" />}>
          {office.label}
        </Way>
        <Way href={mobile.href} icon={<Icon of="phone" className="flex-none" />}>
          {mobile.label}
        </Way>
        <Way href={whatsappLink()} icon={<Glyph of="WhatsApp" size={17} />}>
          WhatsApp
        </Way>
      </Group>
      <Group title="General">
        <Way href={`mailto:${site.emails.general}`} icon={<Icon of="mail" className="flex-none" />}>
          {site.emails.general}
        </Way>
      </Group>
      <Group title="Careers">
        <Way href={`mailto:${site.emails.careers}`} icon={<Icon of="mail" className="flex-none" />}>
          {site.emails.careers}
        </Way>
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

function Way({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  return (
    <a
      href={href}
      className="flex min-h-target items-center gap-3 decoration-brass-deep decoration-1 underline-offset-4 numerals [overflow-wrap:anywhere] hover:underline"
    >
      {icon}
      {children}
    </a>
  )
}
