import { expect, test } from 'vitest'

import * as places from '#domain/places/places.server.ts'
import { NotFound } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as areas from './areas.server.ts'

const SALE = { purpose: 'sale', currency: 'AED' } as const
const RENT = { purpose: 'rent', currency: 'AED', rent_period: 'year' } as const

test('a community with homes has a page, with their number and the lowest price', async () => {
  const app = await testApp()
  const marina = await idOf(app, 'Dubai Marina')
  const difc = await idOf(app, 'DIFC')
  await properties.createMany(app, [
    { ...SALE, location_id: marina, price: '3,000,000' },
    { ...SALE, location_id: marina, price: '500000', currency: 'USD' },
    { ...RENT, location_id: marina, price: '90000' },
    { ...SALE, location_id: marina, price: '1', status: 'draft' },
    { ...RENT, location_id: difc, price: '150000' },
    { ...RENT, location_id: difc, price: '9000', rent_period: 'month' },
    { ...SALE, location_id: await idOf(app, 'JVC'), price: 'Price on request' },
    { ...SALE, price: '1' },
  ])
  expect((await areas.list(app)).map(({ name, count, from }) => [name, count, from])).toEqual([
    ['DIFC', 2, { aed: 150_000, type: 'rent', rent_period: 'year' }],
    ['Dubai Marina', 3, { aed: 1_836_250, type: 'sale', rent_period: '' }],
    ['Jumeirah Village Circle', 1, undefined],
  ])
})

test('a community without homes has a page as long as the owner has written about it', async () => {
  const app = await testApp()
  const id = await idOf(app, 'Dubai Marina')
  await expect(areas.find(app, 'dubai-marina')).rejects.toThrow(NotFound)
  await places.update(app, 'locations', id, { about: 'Towers by the water.', about_ar: 'أبراج' })
  const { area } = await areas.find(app, 'dubai-marina')
  expect(area).toMatchObject({ id, about: 'Towers by the water.', about_ar: 'أبراج', count: 0 })
  await places.update(app, 'locations', id, { about: '', about_ar: '' })
  await expect(areas.find(app, 'dubai-marina')).rejects.toThrow(NotFound)
})

test('a community is found by its name, its number and the names that it had', async () => {
  const app = await testApp()
  const id = await idOf(app, 'Dubai Marina')
  await places.update(app, 'locations', id, { name: 'Marina District', about: 'Towers.' })
  const found = ['marina-district', 'Marina District', String(id), 'dubai-marina', 'Dubai-Marina']
  for (const slug of found) expect((await areas.find(app, slug)).area.id, slug).toBe(id)
  for (const slug of ['', '-', 'marina', '0', '99999', `${id}.0`, '../admin', 'x'.repeat(5000)])
    await expect(areas.find(app, slug), slug).rejects.toThrow(NotFound)
  // The old name belongs to whoever has it now.
  const other = await places.create(app, 'locations', { name: 'Dubai Marina', about: 'New.' })
  expect((await areas.find(app, 'dubai-marina')).area.id).toBe(other.id)
})

test('a name without Latin letters has its number as address', async () => {
  const app = await testApp()
  const { id } = await places.create(app, 'locations', { name: 'الممزر', about: 'A beach.' })
  expect((await areas.find(app, String(id))).area.name).toBe('الممزر')
})

test('the four nearest communities that have a page are nearby', async () => {
  const app = await testApp()
  const place = (name: string, latitude: number | null, about = 'Words.') =>
    places.create(app, 'locations', {
      name,
      about,
      longitude: latitude === null ? null : 55.2,
      latitude,
    })
  await place('Zero', 24.9)
  for (const [index, name] of ['Five', 'Four', 'Three', 'Two', 'One'].entries())
    await place(name, 24.95 - index / 100)
  await place('Silent', 24.901, '')
  await place('Somewhere', null)
  const { nearby } = await areas.find(app, 'zero')
  expect(nearby.map(({ name, km }) => [name, Math.round(km * 10) / 10])).toEqual([
    ['One', 1.1],
    ['Two', 2.2],
    ['Three', 3.3],
    ['Four', 4.4],
  ])
  expect((await areas.find(app, 'somewhere')).nearby).toEqual([])
})

test('the median is of at least three prices, of sales and of yearly rents apart', async () => {
  const app = await testApp()
  const id = await idOf(app, 'Dubai Marina')
  const medians = () => areas.medians(app, id)
  const sales = ['1000000', '9000000', 'Ask us'].map((price) => ({ ...SALE, price }))
  await properties.createMany(
    app,
    sales.map((sale) => ({ ...sale, location_id: id })),
  )
  expect(await medians()).toEqual([])
  await properties.createMany(app, [
    { ...SALE, location_id: id, price: '1000000', currency: 'USD', type: 'Off-plan' },
    { ...SALE, location_id: id, price: '1', status: 'draft' },
    { ...SALE, location_id: await idOf(app, 'DIFC'), price: '1' },
  ])
  expect(await medians()).toEqual([{ offer: 'sale', aed: 3_672_500, count: 3 }])
  await properties.createMany(
    app,
    ['80000', '100000', '120000', '900000', '1'].map((price, index) => ({
      ...RENT,
      location_id: id,
      price,
      rent_period: index === 4 ? ('month' as const) : ('year' as const),
    })),
  )
  await properties.createMany(app, [{ ...SALE, location_id: id, price: '4000000' }])
  expect(await medians()).toEqual([
    { offer: 'sale', aed: 3_836_250, count: 4 },
    { offer: 'rent', aed: 110_000, count: 4 },
  ])
})

async function idOf(app: TestApp, name: string): Promise<number> {
  const { locations } = await places.list(app)
  const full = name === 'JVC' ? 'Jumeirah Village Circle' : name
  return locations.find((location) => location.name === full)?.id ?? 0
}
