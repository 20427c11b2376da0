import type { BrandColours } from '#domain/brand/palette.ts'
import type { Language } from '#domain/language.ts'
import { cardText, emailHtml, emailText, isolated, oneLine } from '#domain/mail/email.ts'
import type { EmailContent, EmailLink, Fact } from '#domain/mail/email.ts'

import { ALERT_WORDS } from './alert-words.ts'
import type { Frequency } from './alert.ts'
import { homeCard, titleIn, type AlertHome } from './home-card.ts'

/** More are behind the link to the search. */
export const MAX_CARDS = 12

interface AlertEmail {
  language: Language
  /** The search in words. */
  conditions: string[]
  /** The name of the agency in this language. */
  agency: string
  brand: BrandColours
  /** The page of the alert. */
  url: string
}

/** Asks the owner of an address whether they want an alert. */
export function confirmationEmail({
  language,
  conditions,
  frequency,
  url,
  agency,
  brand,
}: AlertEmail & { frequency: Frequency }): EmailContent {
  const words = ALERT_WORDS[language]
  const { confirm } = words
  const facts: Fact[] = [
    ...searchFact(language, conditions),
    [words.frequency, words.frequencies[frequency]],
  ]
  const name = isolated(language, agency)
  const footer = confirm.footer(name)
  const action = { label: confirm.button, url }
  return {
    subject: oneLine(confirm.subject(name)),
    text: emailText(
      confirm.heading,
      facts,
      ['', confirm.note, ...linkLines(action), '', footer],
      language,
    ),
    html: emailHtml({
      language,
      heading: confirm.heading,
      facts,
      note: confirm.note,
      action,
      footer,
      colours: brand,
    }),
  }
}

interface HomesEmail extends AlertEmail {
  homes: AlertHome[]
  searchUrl: string
  publicUrl: string
  /** What the agency adds. */
  message?: string | undefined
}

/** Tells of homes that fit. */
export function homesEmail(parts: HomesEmail): EmailContent {
  const { language, homes, conditions, publicUrl, url, searchUrl, agency, brand, message } = parts
  const words = ALERT_WORDS[language].homes
  const heading = words.heading(homes.length)
  const facts = searchFact(language, conditions)
  const cards = homes.slice(0, MAX_CARDS).map((home) => homeCard(home, language, publicUrl))
  const left = homes.length - cards.length
  const note = left > 0 ? words.more(left) : undefined
  const action = { label: words.seeAll, url: searchUrl }
  const link = { label: words.end, url }
  const footer = words.footer(isolated(language, agency))
  const lines = [
    ...(message ? ['', message] : []),
    ...cards.flatMap((card) => ['', cardText(card)]),
    '',
    ...(note ? [note] : []),
    ...linkLines(action),
    '',
    footer,
    ...linkLines(link),
  ]
  return {
    subject: subjectOf(homes, language),
    text: emailText(heading, facts, lines, language),
    html: emailHtml({
      language,
      heading,
      facts,
      cards,
      action,
      footer,
      link,
      colours: brand,
      ...(message && { message }),
      ...(note && { note }),
    }),
  }
}

function subjectOf(homes: AlertHome[], language: Language): string {
  const words = ALERT_WORDS[language].homes
  const [only, ...others] = homes
  if (!only || others.length > 0) return words.many(homes.length)
  const title = isolated(language, titleIn(language, only.home))
  return oneLine(words.one(title, only.kind === 'reduced'))
}

function searchFact(language: Language, conditions: string[]): Fact[] {
  if (conditions.length === 0) return []
  const texts = conditions.map((condition) => isolated(language, condition))
  return [[ALERT_WORDS[language].search, texts.join(language === 'ar' ? '، ' : ', ')]]
}

/** The address has a line of its own: within an Arabic line its parts would be reordered. */
function linkLines({ label, url }: EmailLink): string[] {
  return [`${label}:`, url]
}
