import { drawSitePhoto, type CompanyDesk } from './company-drawing-context.server.ts'
import { logoOn, type PrintResolution } from './photos-for-print.server.ts'
import { drawHomes } from './draw-properties.server.ts'
import { drawTeam } from './draw-team.server.ts'
import { COLOUR, coloured, EDGE, INNER, PAGE, sized, STYLE } from './print-style.ts'
import { openPaper, type Paper } from './canvas.server.ts'
import type { CompanyBrochureContent, Passage, Photos } from './page-content.ts'
import { balanced, fitted, linesOf, widthOf, type Style } from './text-layout.server.ts'

/** The agency's own brochure: who it is, what it does, the homes it is proud of, whom to ask. */
export async function drawCompany(
  sheet: CompanyBrochureContent,
  photos: Photos,
  fineness: PrintResolution,
): Promise<Buffer> {
  const { name, description } = sheet.agency
  const paper = openPaper({ title: `${name}: ${sheet.motto}`, author: name, subject: description })
  const desk: CompanyDesk = { paper, sheet, fineness, photos }
  await drawCover(desk)
  await drawStory(desk)
  await drawServices(desk)
  await drawHomes(desk)
  await drawReasons(desk)
  await drawTeam(desk)
  return paper.finish()
}

async function drawCover(desk: CompanyDesk): Promise<void> {
  const { paper, sheet } = desk
  paper.addPage(COLOUR.ink)
  const logo = await logoOn(COLOUR.ink, 'logo-on-dark.svg')
  paper.ornament(logo.bytes, { x: EDGE - 2, y: 52, width: 172, height: 172 / logo.aspect })
  const styles = [74, 60, 46].map((size) => sized(coloured(STYLE.display, COLOUR.paper), size))
  const { style, lines } = fitted(styles, sheet.motto, { width: 400, most: 3 })
  paper.set('H1', style, lines, EDGE - 2, 150)
  const top = 372
  await drawSitePhoto(desk, 'cover', { x: 0, y: top, width: PAGE.width, height: PAGE.height - top })
  paper.fill(COLOUR.ink, { x: 0, y: PAGE.height - 108, width: 298, height: 108 })
  const words = coloured(STYLE.lead, COLOUR.paper)
  const said = linesOf(words, sheet.agency.description.split('. ')[0] ?? '', 210)
  paper.set('P', words, said, EDGE, PAGE.height - 82)
}

async function drawStory(desk: CompanyDesk): Promise<void> {
  const { paper, sheet } = desk
  const { lead, text, beliefs } = sheet.story
  paper.addPage(COLOUR.paper)
  await drawSitePhoto(desk, 'story', { x: 0, y: 0, width: PAGE.width, height: 330 })
  const title = STYLE.display
  const width = EDGE + widthOf(title, 'Who we are') + 44
  paper.fill(COLOUR.paper, { x: 0, y: 258, width, height: 80 })
  paper.set('H2', title, ['Who we are'], EDGE, 280)
  const style = sized(STYLE.title, 24)
  let y = paper.set('P', style, balanced(style, lead, 420), EDGE, 372) + 26
  y = paper.set('P', STYLE.body, linesOf(STYLE.body, text, 268), 262, y) + 44
  for (const { name, text: claim } of beliefs) {
    paper.rule(COLOUR.lineStrong, EDGE, y, INNER)
    paper.set('H3', STYLE.heading, [name], EDGE, y + 16)
    const end = paper.set('P', STYLE.lead, linesOf(STYLE.lead, claim, 285), 262, y + 16)
    y = end + 20
  }
  foot(paper, sheet, COLOUR.paper)
}

async function drawServices(desk: CompanyDesk): Promise<void> {
  const { paper, sheet } = desk
  paper.addPage(COLOUR.paper)
  paper.set('H2', STYLE.display, ['What we do'], EDGE, 56)
  await drawSitePhoto(desk, 'services', { x: 0, y: 164, width: 210, height: PAGE.height - 164 })
  drawPassages(paper, sheet.services, { x: 252, y: 164, width: PAGE.width - EDGE - 252 })
}

async function drawReasons(desk: CompanyDesk): Promise<void> {
  const { paper, sheet } = desk
  paper.addPage(COLOUR.ink)
  await drawSitePhoto(desk, 'reasons', { x: 0, y: 0, width: 238, height: PAGE.height })
  const x = 280
  const width = PAGE.width - EDGE - x
  const title = coloured(sized(STYLE.display, 37), COLOUR.paper)
  paper.set('H2', title, linesOf(title, 'Reasons to invest in Dubai', width), x, 56)
  drawPassages(paper, sheet.reasons, { x, y: 236, width }, 'ink')
}

/** Names with what is to be said of them, a hairline above each, over the height of a page. */
function drawPassages(
  paper: Paper,
  passages: readonly Passage[],
  { x, y, width }: { x: number; y: number; width: number },
  on: 'paper' | 'ink' = 'paper',
): void {
  const [name, text, rule] =
    on === 'paper'
      ? [sized(STYLE.heading, 18), BODY, COLOUR.lineStrong]
      : [
          coloured(sized(STYLE.heading, 18), COLOUR.paper),
          coloured(BODY, COLOUR.mist),
          COLOUR.lineDark,
        ]
  const each = Math.min((PAGE.height - 60 - y) / Math.max(passages.length, 1), 152)
  for (const [at, passage] of passages.entries()) {
    const top = y + at * each
    paper.rule(rule, x, top, width)
    const under = paper.set('H3', name, linesOf(name, passage.name, width), x, top + 18) + 6
    const most = Math.max(1, Math.floor((top + each - 8 - under) / text.leading))
    paper.set('P', text, linesOf(text, passage.text, width).slice(0, most), x, under)
  }
}

const BODY: Style = { ...STYLE.body, size: 10.2, leading: 16 }

function foot(paper: Paper, { agency }: CompanyBrochureContent, line: string): void {
  paper.foot(agency.name, COLOUR.inkMute, line)
}
