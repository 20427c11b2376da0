import { palette, type BrandColours } from '#domain/brand/palette.ts'

/** An email as plain text and as HTML. */
export interface EmailContent {
  subject: string
  text: string
  html: string
}

/** Ends emails to the agency, which answers the visitor by replying. */
const REPLY_FOOTER = 'Reply to this letter to answer the sender.'

export type Fact = [label: string, value: string]

interface EmailParts {
  heading: string
  facts: Fact[]
  message?: string
  note?: string
  footer: string
  link: { label: string; url: string }
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

// Tables and inline styles, since many mail programs support little else.
export function emailHtml(parts: EmailParts): string {
  const { heading, facts, message, note, footer, link, colours } = parts
  const { ink, 'ink-soft': soft, paper, line } = palette(colours)
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:6px 24px 6px 0;color:${soft};vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td><td dir="auto" style="padding:6px 0;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
    )
    .join('')
  const paragraphs = [
    message
      ? `<p dir="auto" style="margin:24px 0 0;padding:20px 0 0;overflow-wrap:anywhere;border-top:1px solid ${line};white-space:pre-wrap">${escapeHtml(message)}</p>`
      : '',
    note ? `<p style="margin:24px 0 0">${escapeHtml(note)}</p>` : '',
  ].join('')
  return `<!doctype html><html lang="en"><body style="margin:0;background:${paper};color:${ink};font:16px/1.6 'Segoe UI',Helvetica,Arial,sans-serif"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:40px 20px"><table role="presentation" width="600" style="max-width:600px;width:100%" cellspacing="0" cellpadding="0"><tr><td><h1 style="margin:0 0 20px;font:400 30px/1.15 Georgia,serif">${escapeHtml(heading)}</h1><table role="presentation" cellspacing="0" cellpadding="0" style="border-top:1px solid ${ink};width:100%;padding-top:12px">${rows}</table>${paragraphs}<p style="margin:32px 0 0;color:${soft};font-size:14px">${escapeHtml(footer)} <a href="${escapeHtml(link.url)}" style="color:${ink}">${escapeHtml(link.label)}</a></p></td></tr></table></td></tr></table></body></html>`
}

/** The heading, the facts one a line, then further lines. */
export function emailText(heading: string, facts: Fact[], lines: string[]): string {
  const factLines = facts.map(([label, value]) => `${label}: ${oneLine(value)}`)
  return [heading, '', ...factLines, ...lines].join('\n')
}

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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
