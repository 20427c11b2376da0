import type { ComponentProps, PropsWithChildren } from 'react'

import { useAgency } from '#app/agency.tsx'
import { ContentText, useEnglishMark, useWords } from '#app/language.tsx'
import { telLink } from '#domain/agency/contact-links.ts'
import { classes } from '#app/ui/classes.ts'
import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'

import { WORDS } from './footer-words.ts'
import { Logo } from './logo.tsx'
import { Socials } from './socials.tsx'
import { WORDS as LAYOUT_WORDS } from './words.ts'

const LINKS = [
  ['properties', urls.properties],
  ['areas', urls.areas],
  ['blog', urls.blog],
  ['about', urls.about],
  ['contact', urls.contact],
] as const

export function FooterContents() {
  const { name, description, phones, emails, address } = useAgency()
  const words = useWords(WORDS)
  const { call } = useWords(LAYOUT_WORDS)
  const englishMark = useEnglishMark()
  return (
    <div className="wrap pt-[clamp(3rem,5vw,5rem)] pb-7">
      <div className="grid-12 gap-y-10">
        <div className="col-span-full lg:col-span-3 xl:col-span-4">
          <Logo onDark alt={name} loading="lazy" className="h-12" />
          <p {...englishMark(description)} className="mt-6 max-w-80 text-small text-mist">
            {description}
          </p>
          <Socials className="mt-6" />
        </div>
        <Column title={call} className="md:col-span-6 lg:col-span-2">
          {phones.map((phone) => (
            <FooterLink key={phone} href={telLink(phone)} className="numerals">
              <bdi dir="ltr">{phone}</bdi>
            </FooterLink>
          ))}
        </Column>
        <Column title={words.write} className="md:col-span-6 lg:col-span-4 xl:col-span-3">
          {[emails.general, emails.careers].filter(Boolean).map((email) => (
            <FooterLink key={email} href={`mailto:${email}`}>
              {email}
            </FooterLink>
          ))}
        </Column>
        <Column title={words.visit} className="lg:col-span-3">
          <address className="pt-2 text-small leading-[1.65] text-mist not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                <ContentText text={line} />
              </span>
            ))}
          </address>
        </Column>
      </div>
      <div className="mt-[clamp(2rem,4vw,3.5rem)] flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-line-dark pt-4 text-caption text-mist">
        <span>{words.rights(name)}</span>
        <nav aria-label={words.footer} className="flex flex-wrap gap-x-6">
          {LINKS.map(([page, to]) => (
            <Link key={page} to={to} className={SMALL_LINK}>
              {words.footerLinks[page]}
            </Link>
          ))}
          {/* The admin area is English: no link of the router, which would add the language. */}
          <a href={urls.login} className={SMALL_LINK}>
            {words.footerLinks.admin}
          </a>
        </nav>
      </div>
    </div>
  )
}

const SMALL_LINK =
  'inline-flex min-h-target min-w-target items-center justify-center hover:text-paper'

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
