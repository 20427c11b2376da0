import { logoOn } from './photos-for-print.server.ts'
import { drawSitePhoto, type CompanyDesk } from './company-drawing-context.server.ts'
import { COLOUR, coloured, EDGE, INNER, PAGE, sized, STYLE } from './print-style.ts'
import { linesOf } from './text-layout.server.ts'

const TILE = 108
const MOST_PEOPLE = 4
const NAME = coloured(STYLE.caption, COLOUR.mist)
const TEXT = coloured(STYLE.small, COLOUR.paper)

/** Who answers for it, and how to reach them. */
export async function drawTeam(desk: CompanyDesk): Promise<void> {
  const { paper, sheet } = desk
  paper.addPage(COLOUR.paper)
  paper.set('H2', STYLE.display, ['Come and see us'], EDGE, 56)
  for (const [at, person] of sheet.team.slice(0, MOST_PEOPLE).entries()) {
    const x = EDGE + (at % 2) * (INNER / 2 + 8)
    const y = 138 + Math.floor(at / 2) * (TILE + 20)
    const dark = at % 2 === 0
    paper.fill(dark ? COLOUR.ink : COLOUR.sand, { x, y, width: TILE, height: TILE })
    const initials = coloured(sized(STYLE.display, 30), dark ? COLOUR.paper : COLOUR.ink)
    paper.set('P', initials, [person.initials], x + 12, y + TILE - 44)
    const width = INNER / 2 - TILE - 22
    const end = paper.set(
      'H3',
      STYLE.heading,
      linesOf(STYLE.heading, person.name, width),
      x + TILE + 14,
      y + 8,
    )
    const role = paper.set(
      'P',
      STYLE.caption,
      linesOf(STYLE.caption, person.role, width),
      x + TILE + 14,
      end + 2,
    )
    const mail = paper.set(
      'P',
      STYLE.caption,
      linesOf(STYLE.caption, person.email, width),
      x + TILE + 14,
      role + 8,
      { link: `mailto:${person.email}` },
    )
    paper.set('P', STYLE.caption, [person.phone.label], x + TILE + 14, mail, {
      link: person.phone.href,
    })
  }
  const rows = Math.ceil(Math.min(sheet.team.length, MOST_PEOPLE) / 2)
  const top = 138 + rows * (TILE + 20) + 26
  const band = 590
  await drawSitePhoto(desk, 'end', { x: 0, y: top, width: PAGE.width, height: band - top })
  paper.fill(COLOUR.inkDeep, { x: 0, y: band, width: PAGE.width, height: PAGE.height - band })
  const logo = await logoOn(COLOUR.inkDeep, 'logo-on-dark.svg')
  paper.ornament(logo.bytes, { x: EDGE - 2, y: band + 44, width: 160, height: 160 / logo.aspect })
  drawContacts(desk, band + 46)
  paper.rule(COLOUR.lineDark, EDGE, PAGE.height - 54, INNER)
  const words = 'Particulars were correct when this was made and form no part of a contract.'
  paper.set('P', NAME, [words], EDGE, PAGE.height - 44)
}

function drawContacts({ paper, sheet: { agency, address } }: CompanyDesk, top: number): void {
  const columns = [
    [
      { name: 'Call', lines: agency.phones },
      { name: 'Visit', lines: agency.address.map((label) => ({ label, href: undefined })) },
    ],
    [
      { name: 'Write', lines: [{ label: agency.email, href: `mailto:${agency.email}` }] },
      { name: 'Online', lines: [{ label: address.replace(/^https?:\/\//, ''), href: address }] },
    ],
  ]
  for (const [at, column] of columns.entries()) {
    const x = 262 + at * 158
    let y = top
    for (const { name, lines } of column) {
      y = paper.set('P', NAME, [name], x, y)
      for (const { label, href } of lines)
        y = paper.set('P', TEXT, linesOf(TEXT, label, 142), x, y, href ? { link: href } : {})
      y = Math.max(y + 14, top + 66)
    }
  }
}
