import type { ReactNode } from 'react'
import { Form, isRouteErrorResponse } from 'react-router'

import { useWords } from '#app/language.tsx'
import townhouseRowStreet from '#app/site/photos/townhouse-row-street.json' with { type: 'json' }
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import { useAgency } from '#app/agency.tsx'
import { telLink } from '#domain/agency/contact-links.ts'

import { WORDS } from './words.ts'

/** Shown instead of a page that failed to load or to render. */
export function ErrorContent({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 404 || status === 410 ? <NotFound /> : <FailedPage status={status} />
}

function FailedPage({ status }: { status: number }) {
  const isServerError = status >= 500
  const [phone] = useAgency().phones
  const words = useWords(WORDS)
  return (
    <ErrorPage status={status} {...(isServerError ? words.serverError : words.badRequest)}>
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        {isServerError && <ButtonLink href="">{words.tryAgain}</ButtonLink>}
        <TextLink to={urls.home} arrow={false} reloadDocument={isServerError}>
          {words.home}
        </TextLink>
        {phone && (
          <TextLink to={telLink(phone)} arrow={false} className="numerals">
            <bdi dir="ltr">{phone}</bdi>
          </TextLink>
        )}
      </p>
    </ErrorPage>
  )
}

export function NotFound() {
  const words = useWords(WORDS)
  return (
    <ErrorPage status={404} {...words.notFound}>
      <search>
        <Form
          action={urls.properties}
          className="mt-8 mb-5 grid grid-cols-[minmax(0,1fr)_auto] rounded-control border border-control bg-paper-bright"
        >
          <label className="relative block">
            <span className="pointer-events-none absolute start-4 top-3 text-caption text-ink-soft lg:start-6 lg:top-4">
              {words.search}
            </span>
            <input
              type="search"
              name="searchTerm"
              placeholder={words.searchHint}
              className="size-full min-h-17 bg-transparent ps-4 pe-5 pt-6 pb-1.5 text-[1.0625rem] placeholder:text-ink-mute placeholder:opacity-100 focus-visible:-outline-offset-2 lg:min-h-21 lg:ps-6 lg:pt-7 lg:pb-2 lg:text-[1.1875rem]"
            />
          </label>
          <button
            type="submit"
            aria-label={words.search}
            className="-m-px grid w-17 place-items-center rounded-e-control bg-ink text-paper transition-colors duration-(--duration-quick) hover:bg-ink-lift"
          >
            <Icon name="search" size={20} />
          </button>
        </Form>
      </search>
      <p className="flex flex-wrap gap-x-8">
        {LINKS.map(([page, to]) => (
          <TextLink key={to} to={to} arrow={false}>
            {words[page]}
          </TextLink>
        ))}
      </p>
    </ErrorPage>
  )
}

const LINKS = [
  ['home', urls.home],
  ['allProperties', urls.properties],
  ['contactUs', urls.contact],
] as const

interface ErrorPageProps {
  status: number
  title: string
  lead: string
  children: ReactNode
}

/** The frame of error pages; search engines do not index them. */
function ErrorPage({ status, title, lead, children }: ErrorPageProps) {
  const words = useWords(WORDS)
  return (
    <section
      aria-labelledby="error-title"
      className="wrap grid-12 items-end gap-y-10 pt-[clamp(3rem,6vw,6rem)] pb-section"
    >
      <title>{[title, useAgency().name].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={lead} />
      <div className="col-span-full lg:col-[1/8]">
        <p className="text-ink-soft numerals">{words.error(status)}</p>
        <h1 id="error-title" className="my-5 font-display text-display-1">
          {title}
        </h1>
        <p className="max-w-[32rem] text-lead text-ink-soft">{lead}</p>
        {children}
      </div>
      <Picture
        photo={townhouseRowStreet}
        alt=""
        priority
        sizes="(width < 64rem) 100vw, min(55.5vw, 49.5rem)"
        position="38% 50%"
        className="col-span-full aspect-[16/10] max-lg:order-first lg:col-[9/13] lg:aspect-[4/5]"
      />
    </section>
  )
}
