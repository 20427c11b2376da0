import { parsePrice } from '#domain/money.ts'
import { isolated, type EmailCard } from '#domain/mail/email.ts'
import { pathIn, type Language } from '#domain/language.ts'
import type { PropertySummaryWithoutPhoto } from '#domain/properties/property-summaries.server.ts'

import { ALERT_WORDS } from './alert-words.ts'

/** A home in the email of an alert. */
export interface AlertHome {
  home: PropertySummaryWithoutPhoto
  kind: 'new' | 'reduced'
  /** The price before the reduction. */
  was?: { currency: string; amount: number }
}

/** The price that a home was told at. */
export function priceKey({ currency, price }: PropertySummaryWithoutPhoto): string {
  return `${currency} ${parsePrice(price) ?? price.trim()}`
}

export function homeCard(told: AlertHome, language: Language, publicUrl: string): EmailCard {
  const { home, kind } = told
  const words = ALERT_WORDS[language]
  const title = titleIn(language, home)
  const inArabic = language === 'ar'
  const where = [
    (inArabic && home.category_ar) || home.category,
    (inArabic && home.location_ar) || home.location,
    home.bedroom === null ? '' : words.bedrooms(home.bedroom),
    home.maxarea === null ? '' : words.area(formatNumber(home.maxarea)),
  ]
  const separator = inArabic ? '، ' : ', '
  const facts = where
    .filter(Boolean)
    .map((fact) => isolated(language, fact))
    .join(separator)
  return {
    label: kind === 'new' ? words.homes.isNew : reducedLabel(told, language),
    title,
    url: publicUrl + pathIn(language, `/properties2/${home.id}`),
    lines: [priceText(home, language), facts].filter(Boolean),
  }
}

export function titleIn(language: Language, { title, title_ar }: PropertySummaryWithoutPhoto) {
  return (language === 'ar' && title_ar) || title
}

function reducedLabel({ home, was }: AlertHome, language: Language): string {
  const { isReduced, reducedFrom } = ALERT_WORDS[language].homes
  if (!was || was.currency !== home.currency) return isReduced
  return reducedFrom(amountText(was.currency, formatNumber(was.amount), language))
}

function priceText(
  { currency, price, rent_period }: PropertySummaryWithoutPhoto,
  language: Language,
): string {
  const words = ALERT_WORDS[language]
  const amount = parsePrice(price)
  if (amount === null) return price.trim() === '' ? words.onRequest : isolated(language, price)
  const period = rent_period === '' ? '' : ` ${words.rentPeriods[rent_period]}`
  return amountText(currency, formatNumber(amount), language) + period
}

function amountText(currency: string, amount: string, language: Language): string {
  const name = ALERT_WORDS[language].currency(currency)
  return language === 'ar' ? `${amount} ${name}` : `${name} ${amount}`
}

const NUMBERS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

function formatNumber(value: number): string {
  return NUMBERS.format(value)
}
