import { drawLogo } from '#domain/pdf/canvas/draw-logo.server.ts'
import { printWords } from '#domain/pdf/canvas/print-look.server.ts'
import { COLOUR, PAGE, STYLE, withColour } from '#domain/pdf/canvas/print-style.ts'

import type { CompanyDrawing } from './draw-properties.server.ts'

/** Where the contacts begin on the last page; they reach to its foot. */
export const CONTACTS_TOP = 590
/** The two columns beside the logo. */
const COLUMNS = { left: 262, width: 142, gap: 16 }
/** From the first row of a column to the second. A longer first row pushes it down. */
const ROW_HEIGHT = 66
const ROW_GAP = 14
const LABEL = withColour(STYLE.caption, COLOUR.mist)
const CONTACT = withColour(STYLE.small, COLOUR.paper)

/** The logo, how to reach the agency, and the disclaimer. */
export async function drawContacts(drawing: CompanyDrawing): Promise<void> {
  const { canvas } = drawing
  canvas.fill(COLOUR.inkDeep, {
    x: 0,
    y: CONTACTS_TOP,
    width: PAGE.width,
    height: PAGE.height - CONTACTS_TOP,
  })
  await drawLogo(canvas, COLOUR.inkDeep, CONTACTS_TOP + 44, 160)
  drawColumns(drawing, CONTACTS_TOP + 46)
  canvas.drawHorizontalLine(COLOUR.lineDark, PAGE.margin, PAGE.height - 54, PAGE.contentWidth)
  const disclaimer = [printWords().companyDisclaimer]
  canvas.drawLines('P', LABEL, disclaimer, PAGE.margin, PAGE.height - 44)
}

function drawColumns({ canvas, content: { agency, url } }: CompanyDrawing, top: number): void {
  const words = printWords()
  const columns = [
    [
      { name: words.call, lines: agency.phones },
      { name: words.visit, lines: agency.address.map((label) => ({ label, href: undefined })) },
    ],
    [
      { name: words.write, lines: [{ label: agency.email, href: `mailto:${agency.email}` }] },
      { name: words.online, lines: [{ label: url.replace(/^https?:\/\//, ''), href: url }] },
    ],
  ]
  for (const [index, column] of columns.entries()) {
    const x = COLUMNS.left + index * (COLUMNS.width + COLUMNS.gap)
    let y = top
    for (const { name, lines } of column) {
      y = canvas.drawLines('P', LABEL, [name], x, y)
      for (const { label, href: link } of lines)
        y = canvas.drawParagraph('P', CONTACT, label, { x, y, width: COLUMNS.width }, { link })
      y = Math.max(y + ROW_GAP, top + ROW_HEIGHT)
    }
  }
}
