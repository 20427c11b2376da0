import type { ComponentProps, PropsWithChildren } from 'react'

import { useAgency } from '#app/agency.tsx'
import { telLink } from '#domain/agency/contact-links.ts'
import { classes } from '#app/ui/classes.ts'
import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'

import { Logo } from './logo.tsx'
import { Socials } from './socials.tsx'

const LINKS = [
  { to: urls.properties, label: 'Properties' },
  { to: urls.blog, label: 'Blog' },
  { to: urls.about, label: 'About us' },
  { to: urls.contact, label: 'Contact us' },
  { to: urls.login, label: 'Admin' },
]

export function FooterContents() {
  const { name, description, phones, emails, address } = useAgency()
  return (
    <div className="wrap pt-[clamp(3rem,5vw,5rem)] pb-7">
      <div className="grid-12 gap-y-10">
        <div className="col-span-full lg:col-span-3 xl:col-span-4">
          <Logo onDark alt={name} loading="lazy" className="h-12" />
          <p className="mt-6 max-w-80 text-small text-mist">{description}</p>
          <Socials className="mt-6" />
        </div>
        <Column title="Call" className="md:col-span-6 lg:col-span-2">
          {phones.map((phone) => (
            <FooterLink key={phone} href={telLink(phone)} className="numerals">
              {phone}
            </FooterLink>
          ))}
        </Column>
        <Column title="Write" className="md:col-span-6 lg:col-span-4 xl:col-span-3">
          {[emails.general, emails.careers].filter(Boolean).map((email) => (
            <FooterLink key={email} href={`mailto:${email}`}>
              {email}
            </FooterLink>
          ))}
        </Column>
        <Column title="Visit" className="lg:col-span-3">
          <address className="pt-2 text-small leading-[1.65] text-mist not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Column>
      </div>
      <div className="mt-[clamp(2rem,4vw,3.5rem)] flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-line-dark pt-4 text-caption text-mist">
        <span>© 2024 {name}. All rights reserved.</span>
        <nav aria-label="Footer" className="hidden flex-wrap gap-x-6 md:flex">
          {LINKS.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-target min-w-target items-center justify-center hover:text-paper"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  )
}

interface ColumnProps {
  title: string
  className: string
}

function Column({ title, className, children }: PropsWithChildren<ColumnProps>) {
  return (
    <div className={classes('col-span-full', className)}>
      <h2 className="mb-2.5 font-display text-title-3">{title}</h2>
      {children}
    </div>
  )
}

function FooterLink({ href, className, children }: ComponentProps<'a'>) {
  return (
    <a
      href={href}
      className={classes(
        'flex min-h-target items-center text-small text-mist decoration-brass underline-offset-5 transition-colors duration-(--duration-quick) hover:text-paper hover:underline',
        className,
      )}
    >
      {children}
    </a>
  )
}
