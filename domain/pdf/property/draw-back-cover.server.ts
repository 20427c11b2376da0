import { drawLogo } from '#domain/pdf/canvas/draw-logo.server.ts'
import type { Canvas } from '#domain/pdf/canvas/canvas.server.ts'
import { cropPhoto } from '#domain/pdf/canvas/photos-for-print.server.ts'
import { printWords } from '#domain/pdf/canvas/print-look.server.ts'
import { COLOUR, PAGE, STYLE, withColour } from '#domain/pdf/canvas/print-style.ts'
import { leadingOf, textWidth, truncateLines } from '#domain/pdf/canvas/text-layout.server.ts'
import type { AgencyDetails } from '#domain/pdf/page-content.ts'
import type { PermitFacts } from '#domain/properties/permits/permit-facts.ts'
import { qrPath } from '#domain/pdf/qr-path.ts'

import type { PropertyDrawing } from './draw-description.server.ts'

const PHOTO_HEIGHT = 430
const CONTACTS_WIDTH = 250
const NAME = withColour(STYLE.caption, COLOUR.mist)
const TEXT = withColour(STYLE.small, COLOUR.paper)

/** Draws the agency's contacts and the permit. */
export async function drawBackCover(drawing: PropertyDrawing): Promise<void> {
  const { canvas, content, photos, resolution } = drawing
  const words = printWords()
  canvas.addPage(COLOUR.inkDeep)
  const photo = photos.length > 2 ? photos.at(-1) : undefined
  const box = { x: 0, y: 0, width: PAGE.width, height: PHOTO_HEIGHT }
  if (photo) canvas.drawDecoration(await cropPhoto(photo, box, resolution), box)
  const top = photo ? PHOTO_HEIGHT - 70 : 110
  const title = withColour(STYLE.display, COLOUR.paper)
  const width = PAGE.margin + textWidth(title, words.seeProperty) + 44
  if (photo) canvas.fill(COLOUR.inkDeep, { x: 0, y: top, width, height: 100 })
  const y = canvas.drawLines('H2', title, [words.seeProperty], PAGE.margin, top + 26) + 34

  const contactsEnd = drawContacts(canvas, content.agency, y)
  if (content.permitDetails) drawPermit(canvas, content.permitDetails, y)
  canvas.drawLines('P', NAME, [words.online], PAGE.margin, contactsEnd + 12)
  const url = content.url.replace(/^https?:\/\//, '')
  const lines = truncateLines(TEXT, url, { width: CONTACTS_WIDTH, maxLines: 2 })
  canvas.drawLines('P', TEXT, lines, PAGE.margin, contactsEnd + 24, { link: content.url })
  await drawDisclaimer(canvas, content.changedOn)
}

/** Returns where they end. */
function drawContacts(canvas: Canvas, agency: AgencyDetails, top: number): number {
  const words = printWords()
  const groups: { name: string; lines: readonly { label: string; href?: string }[] }[] = [
    { name: words.call, lines: agency.phones },
    { name: words.write, lines: [{ label: agency.email, href: `mailto:${agency.email}` }] },
    { name: words.visit, lines: agency.address.map((label) => ({ label })) },
  ]
  let y = top
  for (const { name, lines } of groups) {
    canvas.drawLines('P', NAME, [name], PAGE.margin, y)
    y += 12
    for (const { label, href: link } of lines)
      y = canvas.drawParagraph(
        'P',
        TEXT,
        label,
        { x: PAGE.margin, y, width: CONTACTS_WIDTH },
        { link },
      )
    y += 12
  }
  return y - 12
}

const PERMIT_BOX = { x: 318, width: PAGE.width - PAGE.margin - 318 }
const QR_SIZE = 92

function drawPermit(canvas: Canvas, { permit, agent, agency }: PermitFacts, y: number): void {
  const width = PERMIT_BOX.width - 36 - (permit?.link ? QR_SIZE + 16 : 0)
  const words = printWords()
  const rows = [
    ...(permit ? [{ style: STYLE.caption, text: words.permit }] : []),
    ...(permit ? [{ style: STYLE.label, text: permit.number }] : []),
    ...(permit?.until ? [{ style: STYLE.caption, text: words.validUntil(permit.until) }] : []),
    ...(agent ? [{ style: STYLE.caption, text: words.agent }] : []),
    ...(agent?.split(' · ') ?? []).map((text) => ({ style: STYLE.label, text })),
    ...agency.split(' · ').map((text) => ({ style: STYLE.caption, text })),
  ].map(({ style, text }) => ({ style, lines: truncateLines(style, text, { width, maxLines: 3 }) }))
  const textHeight = rows.reduce((sum, row) => sum + leadingOf(row.style) * row.lines.length + 3, 0)
  const height = Math.max(textHeight, permit?.link ? QR_SIZE + 16 : 0) + 34
  canvas.fill(COLOUR.paper, { ...PERMIT_BOX, y, height })
  let rowY = y + 17
  for (const { style, lines } of rows)
    rowY = canvas.drawLines('P', style, lines, PERMIT_BOX.x + 18, rowY) + 3
  if (permit?.link) drawPermitCode(canvas, permit.link, y + 18)
}

function drawPermitCode(canvas: Canvas, link: string, y: number): void {
  const x = PERMIT_BOX.x + PERMIT_BOX.width - 18 - QR_SIZE
  canvas.drawQrCode(qrPath(link, 0), { x, y, width: QR_SIZE, height: QR_SIZE })
  canvas.drawLines('P', STYLE.caption, [printWords().scan], x, y + QR_SIZE + 4, { link })
}

async function drawDisclaimer(canvas: Canvas, changedOn: string): Promise<void> {
  const y = PAGE.height - 74
  await drawLogo(canvas, COLOUR.inkDeep, y, 148)
  canvas.drawHorizontalLine(COLOUR.lineDark, PAGE.margin, y - 22, PAGE.contentWidth)
  const lines = printWords().propertyDisclaimer(changedOn)
  canvas.drawLines('P', NAME, lines, PAGE.margin, y + 2, { endAlignedIn: PAGE.contentWidth })
}
