import { drawLogo } from '#domain/pdf/canvas/draw-logo.server.ts'
import type { ColourName } from '#domain/brand/palette.ts'
import { Canvas } from '#domain/pdf/canvas/canvas.server.ts'
import {
  cropPhoto,
  cropPortrait,
  readSitePhoto,
  type PrintResolution,
} from '#domain/pdf/canvas/photos-for-print.server.ts'
import { printWords } from '#domain/pdf/canvas/print-look.server.ts'
import {
  COLOUR,
  PAGE,
  STYLE,
  withColour,
  withSize,
  type TextStyle,
  type Box,
} from '#domain/pdf/canvas/print-style.ts'
import {
  balanceLines,
  fitHeading,
  leadingOf,
  separateInitials,
  textWidth,
  wrapText,
} from '#domain/pdf/canvas/text-layout.server.ts'
import {
  MAX_MEMBERS,
  type CompanyBrochureContent,
  type Passage,
  type PhotosByName,
} from '#domain/pdf/page-content.ts'

import { CONTACTS_TOP, drawContacts } from './draw-contacts.server.ts'
import { drawProperties, type CompanyDrawing } from './draw-properties.server.ts'

/** Draws the agency's own brochure: story, services, selected properties, reasons and team. */
export async function drawCompany(
  content: CompanyBrochureContent,
  photos: PhotosByName,
  resolution: PrintResolution,
): Promise<Buffer> {
  const { name, description } = content.agency
  const title = `${name}: ${content.motto}`
  const canvas = new Canvas({ title, author: name, subject: description })
  const drawing: CompanyDrawing = { canvas, content, resolution, photos }
  await drawCover(drawing)
  await drawStory(drawing)
  await drawServices(drawing)
  await drawProperties(drawing)
  await drawReasons(drawing)
  await drawTeam(drawing)
  return canvas.finish()
}

async function drawCover(drawing: CompanyDrawing): Promise<void> {
  const { canvas, content } = drawing
  canvas.addPage(COLOUR.ink)
  await drawLogo(canvas, COLOUR.ink, 52, 172)
  const display = withColour(STYLE.display, COLOUR.paper)
  const styles = [74, 60, 46].map((size) => withSize(display, size))
  const { style, lines } = fitHeading(styles, content.motto, { width: 400, maxLines: 3 })
  canvas.drawLines('H1', style, lines, PAGE.margin - 2, 150)
  const top = 372
  const box = { x: 0, y: top, width: PAGE.width, height: PAGE.height - top }
  await drawSitePhoto(drawing, 'cover', box)
  canvas.fill(COLOUR.ink, { x: 0, y: PAGE.height - 108, width: 298, height: 108 })
  const lead = withColour(STYLE.lead, COLOUR.paper)
  const firstSentence = content.agency.description.split('. ')[0] ?? ''
  canvas.drawParagraph('P', lead, firstSentence, {
    x: PAGE.margin,
    y: PAGE.height - 82,
    width: 210,
  })
}

async function drawStory(drawing: CompanyDrawing): Promise<void> {
  const { canvas, content } = drawing
  const { lead, text, visionAndMission } = content.story
  const { whoWeAre } = printWords()
  canvas.addPage(COLOUR.paper)
  await drawSitePhoto(drawing, 'story', { x: 0, y: 0, width: PAGE.width, height: 330 })
  const width = PAGE.margin + textWidth(STYLE.display, whoWeAre) + 44
  canvas.fill(COLOUR.paper, { x: 0, y: 258, width, height: 80 })
  canvas.drawLines('H2', STYLE.display, [whoWeAre], PAGE.margin, 280)
  const style = withSize(STYLE.title, 24)
  let y = canvas.drawLines('P', style, balanceLines(style, lead, 420), PAGE.margin, 372) + 26
  const column = { x: 262, y, width: 268 }
  y = canvas.drawParagraph('P', STYLE.body, text, column, { columnWidth: column.width }) + 44
  for (const passage of visionAndMission) {
    canvas.drawHorizontalLine(COLOUR.lineStrong, PAGE.margin, y, PAGE.contentWidth)
    canvas.drawLines('H3', STYLE.heading, [passage.name], PAGE.margin, y + 16)
    const column = { x: 262, y: y + 16, width: 285 }
    const options = { columnWidth: column.width }
    y = canvas.drawParagraph('P', STYLE.lead, passage.text, column, options) + 20
  }
  canvas.drawFooter(content.agency.name, COLOUR.paper)
}

async function drawServices(drawing: CompanyDrawing): Promise<void> {
  const { canvas, content } = drawing
  canvas.addPage(COLOUR.paper)
  canvas.drawLines('H2', STYLE.display, [printWords().whatWeDo], PAGE.margin, 56)
  const photoBox = { x: 0, y: 164, width: 210, height: PAGE.height - 164 }
  await drawSitePhoto(drawing, 'services', photoBox)
  const column = { x: 252, y: 164, width: PAGE.width - PAGE.margin - 252 }
  drawPassages(canvas, content.services, column, {
    name: PASSAGE_NAME,
    text: PASSAGE_TEXT,
    line: COLOUR.lineStrong,
  })
}

async function drawReasons(drawing: CompanyDrawing): Promise<void> {
  const { canvas, content } = drawing
  canvas.addPage(COLOUR.ink)
  await drawSitePhoto(drawing, 'reasons', { x: 0, y: 0, width: 238, height: PAGE.height })
  const column = { x: 280, y: 236, width: PAGE.width - PAGE.margin - 280 }
  const title = withColour(withSize(STYLE.display, 37), COLOUR.paper)
  canvas.drawParagraph('H2', title, printWords().reasons, { ...column, y: 56 })
  drawPassages(canvas, content.reasons, column, {
    name: withColour(PASSAGE_NAME, COLOUR.paper),
    text: withColour(PASSAGE_TEXT, COLOUR.mist),
    line: COLOUR.lineDark,
  })
}

const PASSAGE_NAME = withSize(STYLE.heading, 18)
const PASSAGE_TEXT: TextStyle = { ...STYLE.body, size: 10.2, leading: 16 }

/** Draws names with their texts, a line above each, spread over the height of the page. */
function drawPassages(
  canvas: Canvas,
  passages: readonly Passage[],
  { x, y, width }: Omit<Box, 'height'>,
  { name, text, line }: { name: TextStyle; text: TextStyle; line: ColourName },
): void {
  const height = Math.min((PAGE.height - 60 - y) / Math.max(passages.length, 1), 152)
  for (const [index, passage] of passages.entries()) {
    const top = y + index * height
    canvas.drawHorizontalLine(line, x, top, width)
    const options = { columnWidth: width }
    const textTop =
      canvas.drawParagraph('H3', name, passage.name, { x, y: top + 18, width }, options) + 6
    const maxLines = Math.max(1, Math.floor((top + height - 8 - textTop) / leadingOf(text)))
    const lines = wrapText(text, passage.text, width).slice(0, maxLines)
    canvas.drawLines('P', text, lines, x, textTop, options)
  }
}

type TeamMember = CompanyBrochureContent['team'][number]

const TEAM_TOP = 138
const TILE_SIZE = 108
const ROW_HEIGHT = TILE_SIZE + 20

/** Draws the team, and below it the agency's contacts. */
async function drawTeam(drawing: CompanyDrawing): Promise<void> {
  const { canvas, content } = drawing
  const members = content.team.slice(0, MAX_MEMBERS)
  canvas.addPage(COLOUR.paper)
  canvas.drawLines('H2', STYLE.display, [printWords().seeUs], PAGE.margin, 56)
  for (const [index, member] of members.entries()) await drawMember(drawing, member, index)
  const top = TEAM_TOP + Math.ceil(members.length / 2) * ROW_HEIGHT + 26
  const photoBox = { x: 0, y: top, width: PAGE.width, height: CONTACTS_TOP - top }
  await drawSitePhoto(drawing, 'end', photoBox)
  await drawContacts(drawing)
}

/** Two in a row: a tile with the photo or the initials, and the details beside it. */
async function drawMember(
  drawing: CompanyDrawing,
  member: TeamMember,
  index: number,
): Promise<void> {
  const { canvas, photos, resolution } = drawing
  const tileX = PAGE.margin + (index % 2) * (PAGE.contentWidth / 2 + 8)
  const tileY = TEAM_TOP + Math.floor(index / 2) * ROW_HEIGHT
  const tile = { x: tileX, y: tileY, width: TILE_SIZE, height: TILE_SIZE }
  const photo = photos.get(member.photo)
  if (photo) canvas.drawPhoto(await cropPortrait(photo, tile, resolution), tile, member.name)
  else drawInitials(canvas, member.initials, tile, { isDark: index % 2 === 0 })
  const column = { x: tileX + TILE_SIZE + 14, width: PAGE.contentWidth / 2 - TILE_SIZE - 22 }
  let y = tileY + 8
  y = canvas.drawParagraph('H3', STYLE.heading, member.name, { ...column, y }) + 2
  if (member.role) y = canvas.drawParagraph('P', STYLE.caption, member.role, { ...column, y }) + 8
  const mailto = { link: `mailto:${member.email}` }
  if (member.email)
    y = canvas.drawParagraph('P', STYLE.caption, member.email, { ...column, y }, mailto)
  if (!member.phone) return
  const { label, href } = member.phone
  canvas.drawLines('P', STYLE.caption, [label], column.x, y, { link: href })
}

function drawInitials(
  canvas: Canvas,
  initials: string,
  tile: Box,
  { isDark }: { isDark: boolean },
) {
  canvas.fill(isDark ? COLOUR.ink : COLOUR.sand, tile)
  const style = withColour(withSize(STYLE.display, 30), isDark ? COLOUR.paper : COLOUR.ink)
  const y = tile.y + tile.height - 44
  canvas.drawLines('P', style, [separateInitials(initials)], tile.x + 12, y)
}

async function drawSitePhoto(
  { canvas, content, resolution }: CompanyDrawing,
  name: keyof CompanyBrochureContent['sitePhotos'],
  box: Box,
): Promise<void> {
  const photo = await readSitePhoto(content.sitePhotos[name])
  canvas.drawDecoration(await cropPhoto(photo, box, resolution), box)
}
