import { expect, test } from 'vitest'

import { printedPhotos, type CompanyBrochureContent } from '#domain/pdf/page-content.ts'
import { altTextsOf, layoutText } from '#test/pdf-layout.ts'
import { readPdf } from '#test/pdf-reader.ts'
import { LOW_RESOLUTION, company, samplePhotos } from '#test/print-contents.ts'

import { drawCompany } from './draw-company.server.ts'

// After an intended change of the layout, raise DESIGN_VERSION in `printed-files.server.ts`.
test('the brochure of the agency is laid out as it was agreed', async () => {
  expect(layoutText(await brochure(company))).toMatchSnapshot()
})

test('where there is much to say it is laid out as it was agreed, and left out where it ends', async () => {
  const long = (text: string) => `${text} `.repeat(12).trim()
  const passages = Array.from({ length: 6 }, (_, at) => ({
    name: `Reason ${at + 1}`,
    text: long('It shines nearly every day'),
  }))
  const selected = company.properties.slice(0, 2).map((property) => ({
    ...property,
    title: long('A home'),
    location: property.id === 2 ? long('Al Barari') : property.location,
    teaser: long('A home that is worth a second look'),
  }))
  const team = [...company.team, ...company.team].map((person) => ({
    ...person,
    role: 'Adviser for homes at the creek and the marina',
  }))
  const content: CompanyBrochureContent = {
    ...company,
    services: passages,
    reasons: passages,
    properties: selected,
    team,
  }
  expect(layoutText(await brochure(content))).toMatchSnapshot()
})

test('the document title is the agency’s name and motto', async () => {
  const bytes = await brochure(company)
  expect(readPdf(bytes).title).toBe('Agency: Homes with a view of the water')
  expect(bytes.toString('latin1')).toContain('(Homes by the water. And more.)')
})

test('properties, team members and the agency are linked', async () => {
  expect(readPdf(await brochure(company)).links).toEqual([
    ...[1, 2, 3].map((id) => `https://agency.example/properties2/${id}`),
    ...[1, 2, 3].flatMap((nth) => [`mailto:${nth}@agency.example`, `tel:+97150${nth}`]),
    'tel:+97145550142',
    'tel:+971505550187',
    'mailto:hello@agency.example',
    'https://agency.example',
  ])
})

test('a property has its first photo, or none', async () => {
  const bytes = await brochure(company)
  expect(printedPhotos(company)).toEqual(['1.jpg', '2.jpg', 'portrait.jpg'])
  expect(altTextsOf(bytes)).toEqual(['Home 1', 'Home 2', 'Omar Said'])
  expect(altTextsOf(await drawCompany(company, new Map(), LOW_RESOLUTION))).toEqual([])
  expect(readPdf(bytes).pages).toHaveLength(7)
})

test('a member of the team has a photo or, without one, initials', async () => {
  const lastPage = (content: Buffer) => readPdf(content).pages.at(-1)
  expect(lastPage(await brochure(company))).toContain('SH')
  expect(lastPage(await brochure(company))).not.toContain('OS')
  expect(lastPage(await drawCompany(company, new Map(), LOW_RESOLUTION))).toContain('OS')
})

test('an agency without properties and team has a brochure', async () => {
  const { pages } = readPdf(await brochure({ ...company, properties: [], team: [], reasons: [] }))
  expect(pages).toHaveLength(5)
  expect(pages.at(-1)).toContain('Come and see us')
})

async function brochure(content: CompanyBrochureContent): Promise<Buffer> {
  return drawCompany(content, await samplePhotos(printedPhotos(content)), LOW_RESOLUTION)
}
