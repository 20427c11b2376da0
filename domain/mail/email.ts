import { palette, type BrandColours } from '#domain/brand/palette.ts'
import { isArabic, type Language } from '#domain/language.ts'

/** An email as plain text and as HTML. */
export interface EmailContent {
  subject: string
  text: string
  html: string
}

/** Ends emails to the agency, which answers the visitor by replying. */
const REPLY_FOOTER = 'Reply to this email to answer the sender.'

/** With the address of what the value names, where it has one. */
export type Fact = [label: string, value: string, url?: string]

export interface EmailLink {
  label: string
  url: string
}

export interface EmailCard {
  /** Above the title, such as that it is new. */
  label: string
  title: string
  url: string
  lines: string[]
}

interface EmailParts {
  /** English unless set. */
  language?: Language
  heading: string
  facts: Fact[]
  /** Homes, each with a link to its page. */
  cards?: EmailCard[]
  /** What the reader is asked to do, or can do next. */
  action?: EmailLink
  message?: string
  note?: string
  footer: string
  /** After the footer. */
  link?: EmailLink
  /** The agency's. */
  colours: BrandColours
}

interface AgencyEmail extends Omit<EmailParts, 'footer' | 'link'> {
  /** What the subject names besides the heading; parts that are missing are left out. */
  topic: (string | false | undefined)[]
  inboxUrl: string
}

export function emailToAgency({ topic, inboxUrl, ...parts }: AgencyEmail): EmailContent {
  const { heading, facts, message, note } = parts
  const link = { label: 'Open the inbox', url: inboxUrl }
  const texts = [message, note].flatMap((text) => (text ? ['', text] : []))
  return {
    subject: oneLine(`${heading}: ${topic.filter(Boolean).join(', ')}`),
    text: emailText(heading, facts, [...texts, '', REPLY_FOOTER, `Inbox: ${inboxUrl}`]),
    html: emailHtml({ ...parts, footer: REPLY_FOOTER, link }),
  }
}

// Some mail programs drop the attributes of html and body, so the direction is repeated inside.
const LAYOUTS = {
  en: {
    html: 'lang="en"',
    block: '',
    label: 'width:1%;padding:6px 24px 6px 0',
    value: 'dir="auto" align="left"',
    font: "16px/1.6 'Segoe UI',Helvetica,Arial,sans-serif",
    heading: '400 30px/1.15 Georgia,serif',
  },
  ar: {
    html: 'lang="ar" dir="rtl"',
    block: ' lang="ar" dir="rtl" align="right"',
    label: 'width:1%;padding:6px 0 6px 24px',
    value: 'dir="rtl" align="right"',
    font: "17px/1.8 'Segoe UI',Tahoma,Arial,sans-serif",
    heading: "600 27px/1.4 'Segoe UI',Tahoma,Arial,sans-serif",
  },
}

// Tables and inline styles, since many mail programs support little else.
export function emailHtml(parts: EmailParts): string {
  const { language = 'en', heading, facts, message, note, footer, link, colours } = parts
  const look = palette(colours)
  const { ink, 'ink-soft': soft, paper, line } = look
  const layout = LAYOUTS[language]
  const rows = facts
    .map(
      (fact) =>
        `<tr><td style="${layout.label};color:${soft};vertical-align:top;white-space:nowrap">${textHtml(fact[0])}</td><td ${layout.value} style="padding:6px 0;overflow-wrap:anywhere">${factHtml(language, fact, ink)}</td></tr>`,
    )
    .join('')
  const paragraphs = [
    message
      ? `<p dir="auto" style="margin:24px 0 0;padding:20px 0 0;overflow-wrap:anywhere;border-top:1px solid ${line};white-space:pre-wrap">${textHtml(message)}</p>`
      : '',
    ...(parts.cards ?? []).map((card) => cardHtml(language, card, look)),
    note ? `<p style="margin:24px 0 0">${textHtml(note)}</p>` : '',
    parts.action ? actionHtml(parts.action, look) : '',
  ].join('')
  return `<!doctype html><html ${layout.html}><body style="margin:0;background:${paper};color:${ink};font:${layout.font}"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:40px 20px"><table role="presentation" width="600" style="max-width:600px;width:100%" cellspacing="0" cellpadding="0"><tr><td${layout.block}><h1 style="margin:0 0 20px;font:${layout.heading}">${textHtml(heading)}</h1><table role="presentation" cellspacing="0" cellpadding="0" style="border-top:1px solid ${ink};width:100%;padding-top:12px">${rows}</table>${paragraphs}<p style="margin:32px 0 0;color:${soft};font-size:14px">${textHtml(footer)}${linkHtml(link, ink)}</p></td></tr></table></td></tr></table></body></html>`
}

function linkHtml(link: EmailLink | undefined, ink: string): string {
  if (!link) return ''
  return ` <a href="${escapeHtml(link.url)}" style="color:${ink}">${textHtml(link.label)}</a>`
}

type Look = ReturnType<typeof palette>

function cardHtml(language: Language, { label, title, url, lines }: EmailCard, look: Look): string {
  const { ink, 'ink-soft': soft, line } = look
  const below = lines.map(
    (text) => `<p style="margin:4px 0 0;color:${soft};font-size:15px">${textHtml(text)}</p>`,
  )
  const titleHtml = `<a href="${escapeHtml(url)}" style="color:${ink}">${textHtml(isolated(language, title))}</a>`
  return `<div style="margin:20px 0 0;padding:20px 0 0;border-top:1px solid ${line}"><p style="margin:0;color:${soft};font-size:14px">${textHtml(label)}</p><p style="margin:4px 0 0;font-size:19px;line-height:1.35;overflow-wrap:anywhere">${titleHtml}</p>${below.join('')}</div>`
}

function actionHtml({ label, url }: EmailLink, { ink, paper }: Look): string {
  return `<p style="margin:28px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;background:${ink};color:${paper};text-decoration:none;font-weight:600">${textHtml(label)}</a></p>`
}

/** A card as plain lines; the address has a line of its own. */
export function cardText({ label, title, url, lines }: EmailCard): string {
  return [`${label}: ${oneLine(title)}`, ...lines.map(oneLine), url].join('\n')
}

interface Answer {
  language: Language
  subject: string
  text: string
  footer: string
  colours: BrandColours
}

/** A text that a person of the agency has written, as they wrote it. */
export function answerEmail({ language, subject, text, footer, colours }: Answer): EmailContent {
  const { ink, 'ink-soft': soft, paper, line } = palette(colours)
  const { html, block, font } = LAYOUTS[language]
  return {
    subject: oneLine(subject),
    text: text.trim(),
    html: `<!doctype html><html ${html}><body style="margin:0;background:${paper};color:${ink};font:${font}"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 20px"><table role="presentation" width="600" style="max-width:600px;width:100%" cellspacing="0" cellpadding="0"><tr><td${block}><p dir="auto" style="margin:0;overflow-wrap:anywhere;white-space:pre-wrap">${textHtml(text.trim())}</p><p style="margin:28px 0 0;padding:12px 0 0;border-top:1px solid ${line};color:${soft};font-size:14px">${textHtml(footer)}</p></td></tr></table></td></tr></table></body></html>`,
  }
}

// In Arabic the value itself is the link: an address within the line would be reordered.
function factHtml(language: Language, fact: Fact, ink: string): string {
  const [, value, url] = fact
  return language === 'ar' && url
    ? `<a href="${escapeHtml(url)}" style="color:${ink}">${textHtml(value)}</a>`
    : textHtml(factValue(fact))
}

function factValue([, value, url]: Fact): string {
  return url ? `${value} (${url})` : value
}

/** The heading, the facts one a line, then further lines. */
export function emailText(
  heading: string,
  facts: Fact[],
  lines: string[],
  language: Language = 'en',
): string {
  const factLines = facts.map((fact) =>
    language === 'ar' ? arabicLines(fact) : `${fact[0]}: ${oneLine(factValue(fact))}`,
  )
  return [heading, '', ...factLines, ...lines].join('\n')
}

/**
 * The address has a line of its own: within an Arabic line its parts would be reordered, and with
 * marks around it some programs take a mark for a part of it.
 */
function arabicLines([label, value, url]: Fact): string {
  const line = `${label}: ${oneLine(value)}`
  return url ? `${line}\n${url}` : line
}

/**
 * A text without Arabic letters, such as a reference or a phone number, within an Arabic line: marked
 * so that its parts keep their order.
 */
export function isolated(language: Language, text: string): string {
  const needsMarks = language === 'ar' && text !== '' && !isArabic(text)
  return needsMarks ? `${LTR_MARK}${text}${END_MARK}` : text
}

const LTR_MARK = '\u2066'
const END_MARK = '\u2069'

/** Replaces line breaks and other control characters, which must not reach a header. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text between tags; what `isolated` has marked becomes an element. */
function textHtml(text: string): string {
  return escapeHtml(text).replace(/\u2066([^\u2066-\u2069]*)\u2069/g, '<bdi dir="ltr">$1</bdi>')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
