import type { PermitFacts } from '#domain/properties/permits/permit-facts.ts'
import { qrPath } from './qr-path.ts'

import type { Desk } from './drawing-context.ts'
import { cropped, logoOn } from './photos-for-print.server.ts'
import { COLOUR, coloured, EDGE, INNER, PAGE, STYLE } from './print-style.ts'
import type { Paper } from './canvas.server.ts'
import type { AgencyDetails, PropertyBrochureContent } from './page-content.ts'
import { cut, widthOf } from './text-layout.server.ts'

const PHOTO_HEIGHT = 430
const TITLE = 'Come and see it'
const NAME = coloured(STYLE.caption, COLOUR.mist)
const TEXT = coloured(STYLE.small, COLOUR.paper)

/** Whom to ask, and under what permit the home is advertised. */
export async function drawBackCover({ paper, sheet, photos, fineness }: Desk): Promise<void> {
  paper.addPage(COLOUR.inkDeep)
  const last = photos.length > 2 ? photos.at(-1) : undefined
  const box = { x: 0, y: 0, width: PAGE.width, height: PHOTO_HEIGHT }
  if (last) paper.ornament(await cropped(last, box, fineness), box)
  // The quay of the cover, in ink.
  const top = last ? PHOTO_HEIGHT - 70 : 110
  const title = coloured(STYLE.display, COLOUR.paper)
  const width = EDGE + widthOf(title, TITLE) + 44
  if (last) paper.fill(COLOUR.inkDeep, { x: 0, y: top, width, height: 100 })
  const y = paper.set('H2', title, [TITLE], EDGE, top + 26) + 34

  const end = drawContacts(paper, sheet.agency, y)
  if (sheet.licence) drawLicence(paper, sheet.licence, y)
  paper.set('P', NAME, ['Online'], EDGE, end + 12)
  const shown = cut(TEXT, sheet.address.replace(/^https?:\/\//, ''), { width: 250, most: 2 })
  paper.set('P', TEXT, shown, EDGE, end + 24, { link: sheet.address })
  await drawFoot(paper, sheet)
}

export function drawContacts(paper: Paper, agency: AgencyDetails, from: number): number {
  let y = from
  const under = (name: string, lines: { label: string; href?: string }[]) => {
    paper.set('P', NAME, [name], EDGE, y)
    y += 12
    for (const { label, href } of lines)
      y = paper.set('P', TEXT, [label], EDGE, y, href === undefined ? {} : { link: href })
    y += 12
  }
  under('Call', [...agency.phones])
  under('Write', [{ label: agency.email, href: `mailto:${agency.email}` }])
  under(
    'Visit',
    agency.address.map((label) => ({ label })),
  )
  return y - 12
}

const CARD = { x: 318, width: PAGE.width - EDGE - 318 }
const QR = 92

function drawLicence(paper: Paper, { permit, agent, agency }: PermitFacts, y: number): void {
  const width = CARD.width - 36 - (permit?.link ? QR + 16 : 0)
  const lines = [
    ...(permit ? [{ style: STYLE.caption, text: 'Permit' }] : []),
    ...(permit ? [{ style: STYLE.label, text: permit.number }] : []),
    ...(permit?.until ? [{ style: STYLE.caption, text: `Valid until ${permit.until}` }] : []),
    ...(agent ? [{ style: STYLE.caption, text: 'Agent' }] : []),
    ...(agent?.split(' · ') ?? []).map((text) => ({ style: STYLE.label, text })),
    ...agency.split(' · ').map((text) => ({ style: STYLE.caption, text })),
  ].map(({ style, text }) => ({ style, lines: cut(style, text, { width, most: 3 }) }))
  const text = lines.reduce((sum, { style, lines }) => sum + style.leading * lines.length + 3, 0)
  const height = Math.max(text, permit?.link ? QR + 16 : 0) + 34
  paper.fill(COLOUR.paper, { x: CARD.x, y, width: CARD.width, height })
  let at = y + 17
  for (const { style, lines: set } of lines) at = paper.set('P', style, set, CARD.x + 18, at) + 3
  if (permit?.link) drawCode(paper, permit.link, y + 18)
}

function drawCode(paper: Paper, link: string, y: number): void {
  const { size, path } = qrPath(link, 0)
  const x = CARD.x + CARD.width - 18 - QR
  paper.squares(path, size, { x, y, width: QR, height: QR })
  paper.set('P', STYLE.caption, ['Scan to verify'], x, y + QR + 4, { link })
}

async function drawFoot(paper: Paper, { asOf }: PropertyBrochureContent): Promise<void> {
  const y = PAGE.height - 74
  const logo = await logoOn(COLOUR.inkDeep, 'logo-on-dark.svg')
  paper.ornament(logo.bytes, { x: EDGE - 2, y, width: 148, height: 148 / logo.aspect })
  paper.rule(COLOUR.lineDark, EDGE, y - 22, INNER)
  const words = [`Particulars as of ${asOf}.`, 'They form no part of a contract.']
  paper.set('P', NAME, words, EDGE, y + 2, { endOf: INNER })
}
