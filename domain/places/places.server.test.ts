import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import { Conflict, Invalid, NotFound } from '#domain/problem.ts'
import { preflight } from '#domain/properties/portals/preflight.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { categoryKind } from '#domain/properties/property.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import * as database from '#domain/search/in-database/search.server.ts'
import { NO_SEARCH } from '#domain/search/query-params.ts'
import { up as nameInArabic } from '#migrations/0017-arabic-names.ts'
import * as users from '#domain/team/users.server.ts'
import { PORTAL_RULES } from '#test/portal-listing.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { locationChange, newLocation, type PlaceChange, type PlaceTable } from './place.ts'
import { renamedTo } from './place-names.server.ts'
import * as places from './places.server.ts'

test('a location is added with all that is known about it, and sorted by name until it is moved', async () => {
  const app = await testApp()
  const added = await places.create(app, 'locations', {
    name: 'Sobha Hartland',
    name_ar: 'شوبا هارتلاند',
    other_names: ['hartland'],
    longitude: 55.3,
    latitude: 25.17,
  })
  expect(added).toMatchObject({
    name: 'Sobha Hartland',
    location_name: 'Sobha Hartland',
    other_names: ['hartland'],
    former_names: [],
    longitude: 55.3,
    latitude: 25.17,
    about: '',
    about_ar: '',
    listings: 0,
  })
  expect(await taxonomy.locations(app)).toContainEqual({
    id: added.id,
    name: 'Sobha Hartland',
    location_name: 'Sobha Hartland',
  })
  const sorted = await namesOf(app, 'locations')
  expect(sorted).toEqual(sorted.toSorted())

  await places.update(app, 'locations', added.id, { position: 1 })
  expect(await namesOf(app, 'locations')).toEqual([
    'Sobha Hartland',
    ...sorted.filter((name) => name !== 'Sobha Hartland'),
  ])
  await places.create(app, 'locations', { name: 'Aljada' })
  expect((await namesOf(app, 'locations')).at(-1)).toBe('Aljada')
  await places.update(app, 'locations', added.id, { position: 999 })
  expect((await namesOf(app, 'locations')).slice(-2)).toEqual(['Aljada', 'Sobha Hartland'])
})

test('initial categories and locations get an Arabic name, unless the owner named or renamed them', async () => {
  const app = await testApp()
  const arabicOf = async (table: PlaceTable, id: number) =>
    (await places.list(app))[table].find((place) => place.id === id)?.name_ar
  const villa = await idOf(app, 'categories', 'Villa')
  const marina = await idOf(app, 'locations', 'Dubai Marina')
  const jumeirah = await idOf(app, 'locations', 'Jumeirah')
  expect(await arabicOf('categories', villa)).toBe('فيلا')
  expect(await arabicOf('locations', marina)).toBe('دبي مارينا')

  await places.update(app, 'categories', villa, { name_ar: '' })
  await places.update(app, 'locations', marina, { name_ar: 'مرسى دبي' })
  await places.update(app, 'locations', jumeirah, { name: 'Jumeirah 1', name_ar: '' })
  await nameInArabic(app.db as unknown as Kysely<unknown>)
  expect(await arabicOf('categories', villa)).toBe('فيلا')
  expect(await arabicOf('locations', marina)).toBe('مرسى دبي')
  expect(await arabicOf('locations', jumeirah)).toBe('')
})

test('names are unique in any letter case, among the other names too', async () => {
  const app = await testApp()
  const id = await idOf(app, 'locations', 'Dubai Marina')
  await places.update(app, 'locations', id, { other_names: ['the walk'] })
  for (const name of ['DUBAI marina', 'The Walk'])
    await expect(places.create(app, 'locations', { name })).rejects.toThrow(Invalid)
  const other = { name: 'JBR Walk', other_names: ['dubai marina'] }
  await expect(places.create(app, 'locations', other)).rejects.toMatchObject({
    fields: { other_names: 'There is already “Dubai Marina”.' },
  })
  // Its own name may change its letters; a category may be called like a location.
  await places.update(app, 'locations', id, { name: 'DUBAI MARINA' })
  await places.create(app, 'categories', { name: 'Dubai Marina' })
  await expect(places.update(app, 'locations', 9999, {})).rejects.toThrow(NotFound)
})

test.each([
  [{ latitude: 25.1 }, 'longitude', 'A point on the map needs both numbers.'],
  [
    { longitude: 25.1, latitude: 55.2 },
    'latitude',
    'Latitude and longitude look swapped. Is this point right?',
  ],
  [
    { longitude: 2.35, latitude: 48.86 },
    'latitude',
    'This point is outside the United Arab Emirates. Is it right?',
  ],
  [{ longitude: 55.15, latitude: 25.22 }, 'latitude', 'This point is in the sea. Is it right?'],
])('a point %o is refused', async (point, field, message) => {
  const app = await testApp()
  await expect(
    places.create(app, 'locations', { name: 'Nowhere', ...point }),
  ).rejects.toMatchObject({ fields: { [field]: message } })
})

test('a doubtful point is stored once it is confirmed, and not asked about again', async () => {
  const app = await testApp()
  const id = await idOf(app, 'locations', 'Dubai Marina')
  const sea = { longitude: 55.15, latitude: 25.22 }
  const change = (change: PlaceChange) => places.update(app, 'locations', id, change)
  expect(await change({ ...sea, point_confirmed: true })).toMatchObject(sea)
  expect(await change({ ...sea, name_ar: 'مرسى دبي' })).toMatchObject(sea)
  await expect(change({ latitude: 25.23 })).rejects.toThrow('in the sea')
})

test('a renamed location is found by its old address and its old words, and its listings are renewed', async () => {
  const app = await testApp()
  const id = await idOf(app, 'locations', 'Dubai Marina')
  const home = await properties.create(app, { properties_title: 'Loft', location_id: id })
  app.clock.advance({ hours: 1 })
  const version = app.contentVersion.current()
  await places.update(app, 'locations', id, { name: 'Marina District' })
  expect(app.contentVersion.current()).toBeGreaterThan(version)
  const renamed = await properties.find(app, home.id)
  expect(renamed.location_name).toBe('Marina District')
  expect(renamed.updated_at).toBe(app.clock.now().toISOString())
  expect(await renamedTo(app, 'locations', 'dubai marina')).toBe('Marina District')
  for (const term of ['dubai marina', 'the marina', 'dxb marina', 'marina district', 'loft marina'])
    expect(await found(app, term), term).toEqual([home.id])

  // The new owner of a former name wins.
  const next = await places.create(app, 'locations', { name: 'Dubai Marina' })
  expect(await renamedTo(app, 'locations', 'Dubai Marina')).toBeUndefined()
  const other = await properties.create(app, { properties_title: 'Flat', location_id: next.id })
  expect(await found(app, 'dubai marina')).toEqual([other.id])
  const { entries } = await audit.list(app, {})
  expect(entries.map(({ what, note }) => `${what} ${note}`)).toContain(
    'location-updated Marina District',
  )
})

test('other names find the listings of their location, also misspelt or in Arabic', async () => {
  const app = await testApp()
  const id = await idOf(app, 'locations', 'Al Barari')
  const home = await properties.create(app, { properties_title: 'Loft', location_id: id })
  expect(await found(app, 'green valley')).toEqual([])
  const change = { other_names: ['green valley', 'gv'], name_ar: 'البراري' }
  await places.update(app, 'locations', id, change)
  for (const term of ['green valley', 'gv', 'loft green valley', 'green valey', 'البراري'])
    expect(await found(app, term), term).toEqual([home.id])
  await places.update(app, 'locations', id, { other_names: [] })
  expect(await found(app, 'green valley')).toEqual([])
})

test('any two of the same kind can be searched for at once, also in Arabic', async () => {
  const app = await testApp()
  const { id } = await places.create(app, 'categories', {
    name: 'Chalet',
    name_ar: 'شاليه',
    other_names: ['cabin'],
  })
  const satwa = await places.create(app, 'locations', { name: 'Al Satwa' })
  await places.create(app, 'locations', { name: 'Dubai' })
  const [first, second] = await properties.createMany(app, [
    { category_id: id, location_id: satwa.id },
    {
      category_id: await idOf(app, 'categories', 'Villa'),
      location_id: await idOf(app, 'locations', 'Dubai Marina'),
    },
  ])
  for (const term of [
    'villa or cabin',
    'chalet or a villa',
    'فيلا أو شاليه',
    'marina or al satwa in dubai',
  ])
    expect(await found(app, term), term).toEqual([second, first])
})

test('one that is in use is removed only with where its listings go, those in the trash too', async () => {
  const app = await testApp()
  const [marina, bay] = [
    await idOf(app, 'locations', 'Dubai Marina'),
    await idOf(app, 'locations', 'Business Bay'),
  ]
  const [shown = 0, removed = 0] = await properties.createMany(app, [
    { location_id: marina },
    { location_id: marina },
  ])
  await properties.remove(app, removed)
  await places.update(app, 'locations', marina, { other_names: ['the walk'] })
  const layla = await users.create(app, { name: 'Layla', location_ids: [marina, bay] })
  const omar = await users.create(app, { name: 'Omar', location_ids: [marina] })
  expect((await places.list(app)).locations.find(({ id }) => id === marina)?.listings).toBe(1)

  const remove = (moveTo?: number) => places.remove(app, 'locations', marina, { move_to: moveTo })
  await expect(remove()).rejects.toThrow(
    new Conflict(
      '2 listings have this location, 1 of them in the trash. Please choose another location for them (move_to).',
    ),
  )
  await expect(remove(9999)).rejects.toThrow(Invalid)
  await expect(remove(marina)).rejects.toThrow(Invalid)
  await remove(bay)
  expect((await properties.find(app, shown)).location_name).toBe('Business Bay')
  expect((await properties.restore(app, removed)).location_name).toBe('Business Bay')
  expect(await renamedTo(app, 'locations', 'Dubai Marina')).toBe('Business Bay')
  expect(await found(app, 'the walk')).toEqual([removed, shown])
  const people = new Map((await users.list(app)).map(({ id, location_ids }) => [id, location_ids]))
  expect([people.get(layla.id), people.get(omar.id)]).toEqual([[bay], [bay]])
  await expect(remove()).rejects.toThrow(NotFound)
  await places.remove(app, 'locations', await idOf(app, 'locations', 'City Walk'), {})
})

test('more other names than the limit, as after a merge, can be saved and removed, but none added', async () => {
  const app = await testApp()
  const namesOf = (start: string) => Array.from({ length: 20 }, (_, at) => `${start} ${at}`)
  const marina = await idOf(app, 'locations', 'Dubai Marina')
  const bay = await idOf(app, 'locations', 'Business Bay')
  await places.update(app, 'locations', marina, { other_names: namesOf('walk') })
  await places.update(app, 'locations', bay, { other_names: namesOf('canal') })
  await places.remove(app, 'locations', marina, { move_to: bay })
  const merged = [...namesOf('canal'), ...namesOf('walk')]
  const save = (other_names: string[]) =>
    places.update(app, 'locations', bay, locationChange.parse({ other_names }))
  expect(await save(merged)).toMatchObject({ other_names: merged })
  await expect(save([...merged, 'one more'])).rejects.toMatchObject({
    fields: { other_names: 'There may be 30 other names.' },
  })
  expect(await save(merged.slice(1))).toMatchObject({ other_names: merged.slice(1) })
  await expect(save(merged)).rejects.toThrow(Invalid)
  const added = { name: 'Nowhere', other_names: [...namesOf('no'), ...namesOf('none')] }
  await expect(places.create(app, 'locations', newLocation.parse(added))).rejects.toThrow(Invalid)
})

test('a renamed category keeps its type on the portals, and a new one chooses it', async () => {
  const app = await testApp()
  const plot = await idOf(app, 'categories', 'Plot')
  await places.update(app, 'categories', plot, { name: 'Land' })
  const castle = await places.create(app, 'categories', { name: 'Castle', kind: 'Villa' })
  const tent = await places.create(app, 'categories', { name: 'Tent' })
  const kinds = async (category_id: number) => {
    const { id } = await properties.create(app, { category_id })
    const home = await properties.find(app, id)
    const refused = preflight(home, 'bayut', PORTAL_RULES).map(({ what }) => what)
    return [categoryKind(home), refused.filter((what) => /type|bedrooms/.test(what))]
  }
  expect(await kinds(plot)).toEqual(['Plot', []])
  expect(await kinds(castle.id)).toEqual(['Villa', ['There are no bedrooms.']])
  expect((await kinds(tent.id))[1]).toContain('Bayut and dubizzle has no type for “Tent”.')
})

test('two thousand listings move at once, and stay as searchable as before', async () => {
  const app = await testApp()
  const [marina, bay] = [
    await idOf(app, 'locations', 'Dubai Marina'),
    await idOf(app, 'locations', 'Business Bay'),
  ]
  const homes = Array.from({ length: 2000 }, () => ({ location_id: marina }))
  await properties.createMany(app, homes)
  await places.remove(app, 'locations', marina, { move_to: bay })
  const { count } = await database.search(
    app,
    { ...NO_SEARCH, selectedLocation: 'Business Bay', searchTerm: 'property' },
    { limit: 1 },
  )
  expect(count).toBe(2000)
})

async function namesOf(app: TestApp, table: PlaceTable): Promise<string[]> {
  return (await places.list(app))[table].map(({ name }) => name)
}

async function idOf(app: TestApp, table: PlaceTable, name: string): Promise<number> {
  const all: { id: number; name: string }[] = (await places.list(app))[table]
  return all.find((one) => one.name === name)?.id ?? 0
}

async function found(app: TestApp, searchTerm: string): Promise<number[]> {
  const { summaries } = await database.search(app, { ...NO_SEARCH, searchTerm }, { limit: 9 })
  return summaries.map(({ id }) => id)
}
