import { expect, test } from 'vitest'

import { altTextsOf, layoutText } from '#test/pdf-layout.ts'
import { readPdf } from '#test/pdf-reader.ts'
import { COARSE, companySheet, printsOf } from '#test/page-contents.ts'

import { drawCompany } from './draw-company.server.ts'
import { photosOf, type CompanyBrochureContent } from './page-content.ts'

// Whoever means to change what this holds raises DESIGN in `made.server.ts` as well.
test('the brochure of the agency is laid out as it was agreed', async () => {
  expect(layoutText(await brochure(companySheet))).toMatchSnapshot()
})

test('where there is much to say it is laid out as it was agreed, and left out where it ends', async () => {
  const long = (text: string) => `${text} `.repeat(12).trim()
  const passages = Array.from({ length: 6 }, (_, at) => ({
    name: `Reason ${at + 1}`,
    text: long('It shines nearly every day'),
  }))
  const homes = companySheet.homes.slice(0, 2).map((home) => ({
    ...home,
    title: long('A home'),
    place: home.id === 2 ? long('Al Barari') : home.place,
    teaser: long('A home that is worth a second look'),
  }))
  const team = [...companySheet.team, ...companySheet.team].map((person) => ({
    ...person,
    role: 'Adviser for homes at the creek and the marina',
  }))
  const sheet = { ...companySheet, services: passages, reasons: passages, homes, team }
  expect(layoutText(await brochure(sheet))).toMatchSnapshot()
})

test('it is known by the agency’s name and motto', async () => {
  const bytes = await brochure(companySheet)
  expect(readPdf(bytes).title).toBe('Agency: Homes with a view of the water')
  expect(bytes.toString('latin1')).toContain('(Homes by the water. And more.)')
})

test('homes, people and the agency are a tap away', async () => {
  expect(readPdf(await brochure(companySheet)).links).toEqual([
    ...[1, 2, 3].map((id) => `https://agency.example/properties2/${id}`),
    ...[1, 2, 3].flatMap((nth) => [`mailto:${nth}@agency.example`, `tel:+97150${nth}`]),
    'tel:+97145550142',
    'tel:+971505550187',
    'mailto:hello@agency.example',
    'https://agency.example',
  ])
})

test('a home is shown with its first photo, or on sand without one', async () => {
  const bytes = await brochure(companySheet)
  expect(photosOf(companySheet)).toEqual(['1.jpg', '2.jpg'])
  expect(altTextsOf(bytes)).toEqual(['Home 1', 'Home 2'])
  expect(altTextsOf(await drawCompany(companySheet, new Map(), COARSE))).toEqual([])
  expect(readPdf(bytes).pages).toHaveLength(7)
})

test('an agency without homes and people has a brochure', async () => {
  const { pages } = readPdf(await brochure({ ...companySheet, homes: [], team: [], reasons: [] }))
  expect(pages).toHaveLength(5)
  expect(pages.at(-1)).toContain('Come and see us')
})

async function brochure(sheet: CompanyBrochureContent): Promise<Buffer> {
  return drawCompany(sheet, await printsOf(photosOf(sheet)), COARSE)
}
