/** The words of a letter, in both of the forms that mail programs read. */
export interface Letter {
  subject: string
  text: string
  html: string
}

export type Fact = [label: string, value: string]

interface LetterParts {
  heading: string
  facts: Fact[]
  message: string
  note: string
  foot: string
  link: { words: string; url: string }
}

const INK = '#0b292d'
const SOFT = '#3b5254'
const PAPER = '#f7f3ec'

// Mail programs know tables and inline styles; little else can be relied on.
export function letterHtml({ heading, facts, message, note, foot, link }: LetterParts): string {
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:6px 24px 6px 0;color:${SOFT};vertical-align:top;white-space:nowrap">${escaped(label)}</td><td style="padding:6px 0">${escaped(value)}</td></tr>`,
    )
    .join('')
  const paragraphs = [
    message === ''
      ? ''
      : `<p style="margin:24px 0 0;padding:20px 0 0;border-top:1px solid #c9c4ba;white-space:pre-wrap">${escaped(message)}</p>`,
    note === '' ? '' : `<p style="margin:24px 0 0">${escaped(note)}</p>`,
  ].join('')
  return `<!doctype html><html lang="en"><body style="margin:0;background:${PAPER};color:${INK};font:16px/1.6 'Segoe UI',Helvetica,Arial,sans-serif"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:40px 20px"><table role="presentation" width="600" style="max-width:600px;width:100%" cellspacing="0" cellpadding="0"><tr><td><h1 style="margin:0 0 20px;font:400 30px/1.15 Georgia,serif">${escaped(heading)}</h1><table role="presentation" cellspacing="0" cellpadding="0" style="border-top:1px solid ${INK};width:100%;padding-top:12px">${rows}</table>${paragraphs}<p style="margin:32px 0 0;color:${SOFT};font-size:14px">${escaped(foot)} <a href="${escaped(link.url)}" style="color:${INK}">${escaped(link.words)}</a></p></td></tr></table></td></tr></table></body></html>`
}

/** No line break or other control character may reach a header. */
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

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
