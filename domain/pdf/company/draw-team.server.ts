import { COLOUR, PAGE, STYLE, withColour, withSize } from '#domain/pdf/canvas/print-style.ts'
import type { CompanyBrochureContent } from '#domain/pdf/page-content.ts'

import { drawSitePhoto, type CompanyDrawing } from './drawing-context.server.ts'

type TeamMember = CompanyBrochureContent['team'][number]

const TEAM_TOP = 138
const TILE_SIZE = 108
const ROW_HEIGHT = TILE_SIZE + 20
const MAX_MEMBERS = 4
const CONTACTS_TOP = 590
const NAME = withColour(STYLE.caption, COLOUR.mist)
const TEXT = withColour(STYLE.small, COLOUR.paper)

/** Draws the team, and below it the agency's contacts. */
export async function drawTeam(drawing: CompanyDrawing): Promise<void> {
  const { canvas, content } = drawing
  const members = content.team.slice(0, MAX_MEMBERS)
  canvas.addPage(COLOUR.paper)
  canvas.drawLines('H2', STYLE.display, ['Come and see us'], PAGE.margin, 56)
  for (const [index, member] of members.entries()) drawMember(drawing, member, index)
  const top = TEAM_TOP + Math.ceil(members.length / 2) * ROW_HEIGHT + 26
  const photoBox = { x: 0, y: top, width: PAGE.width, height: CONTACTS_TOP - top }
  await drawSitePhoto(drawing, 'end', photoBox)
  canvas.fill(COLOUR.inkDeep, {
    x: 0,
    y: CONTACTS_TOP,
    width: PAGE.width,
    height: PAGE.height - CONTACTS_TOP,
  })
  await canvas.drawLogo(COLOUR.inkDeep, CONTACTS_TOP + 44, 160)
  drawContacts(drawing, CONTACTS_TOP + 46)
  canvas.drawHorizontalLine(COLOUR.lineDark, PAGE.margin, PAGE.height - 54, PAGE.contentWidth)
  const disclaimer = 'Particulars were correct when this was made and form no part of a contract.'
  canvas.drawLines('P', NAME, [disclaimer], PAGE.margin, PAGE.height - 44)
}

/** Two in a row: a tile with the initials, and the details beside it. */
function drawMember({ canvas }: CompanyDrawing, member: TeamMember, index: number): void {
  const tileX = PAGE.margin + (index % 2) * (PAGE.contentWidth / 2 + 8)
  const tileY = TEAM_TOP + Math.floor(index / 2) * ROW_HEIGHT
  const isDark = index % 2 === 0
  const tile = { x: tileX, y: tileY, width: TILE_SIZE, height: TILE_SIZE }
  canvas.fill(isDark ? COLOUR.ink : COLOUR.sand, tile)
  const initials = withColour(withSize(STYLE.display, 30), isDark ? COLOUR.paper : COLOUR.ink)
  canvas.drawLines('P', initials, [member.initials], tileX + 12, tileY + TILE_SIZE - 44)
  const column = { x: tileX + TILE_SIZE + 14, width: PAGE.contentWidth / 2 - TILE_SIZE - 22 }
  let y = tileY + 8
  y = canvas.drawParagraph('H3', STYLE.heading, member.name, { ...column, y }) + 2
  y = canvas.drawParagraph('P', STYLE.caption, member.role, { ...column, y }) + 8
  const mailto = { link: `mailto:${member.email}` }
  y = canvas.drawParagraph('P', STYLE.caption, member.email, { ...column, y }, mailto)
  const { label, href } = member.phone
  canvas.drawLines('P', STYLE.caption, [label], column.x, y, { link: href })
}

function drawContacts({ canvas, content: { agency, url } }: CompanyDrawing, top: number): void {
  const columns = [
    [
      { name: 'Call', lines: agency.phones },
      { name: 'Visit', lines: agency.address.map((label) => ({ label, href: undefined })) },
    ],
    [
      { name: 'Write', lines: [{ label: agency.email, href: `mailto:${agency.email}` }] },
      { name: 'Online', lines: [{ label: url.replace(/^https?:\/\//, ''), href: url }] },
    ],
  ]
  for (const [index, column] of columns.entries()) {
    const x = 262 + index * 158
    let y = top
    for (const { name, lines } of column) {
      y = canvas.drawLines('P', NAME, [name], x, y)
      for (const { label, href: link } of lines)
        y = canvas.drawParagraph('P', TEXT, label, { x, y, width: 142 }, { link })
      y = Math.max(y + 14, top + 66)
    }
  }
}
