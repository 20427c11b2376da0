import { expect, test } from 'vitest'

import { mapAndSocials } from '#agency/map-and-socials.ts'
import { near } from '#agency/near.ts'
import { profile } from '#agency/profile.ts'
import { Invalid, NotFound, Stale } from '#domain/problem.ts'
import { editVersion } from '#domain/edit-version.server.ts'
import { agencySettings } from '#domain/agency/agency.server.ts'
import { testApp } from '#test/test-app.ts'

import * as agency from './agency.server.ts'
import { SECTIONS } from './sections.ts'

const officeAt = (latitude: unknown, longitude: unknown) => ({
  ...mapAndSocials.map,
  office: { latitude, longitude },
})

test('what the site is shipped with fits its own schemas', () => {
  for (const { name, schema, defaults } of Object.values(SECTIONS))
    expect(schema.safeParse(defaults).data, name).toEqual(defaults)
})

test('a save is seen at once, and leaves what it does not name as it is', async () => {
  const app = await testApp()
  expect((await app.agency.current()).profile).toEqual(profile)
  await agency.save(app, 'profile', { name: 'Sea & Sand' })
  expect((await app.agency.current()).profile).toEqual({ ...profile, name: 'Sea & Sand' })
  expect((await app.agency.current()).fees).toEqual(SECTIONS.fees.defaults)
})

test('another process sees it when it learns of the new version', async () => {
  const app = await testApp()
  const contentVersion = { ...app.contentVersion, current: () => version }
  let version = app.contentVersion.current()
  const other = agencySettings({ ...app, contentVersion })
  expect((await other.current()).profile.name).toBe(profile.name)
  await agency.save(app, 'profile', { name: 'Sea & Sand' })
  version = app.contentVersion.current()
  expect((await other.current()).profile.name).toBe('Sea & Sand')
})

test('every save is a version, which can be restored as a new one', async () => {
  const app = await testApp()
  const actor = { id: 1, username: 'mariam', role: 'owner', user_id: 1 } as const
  await agency.save({ ...app, actor }, 'profile', { name: 'First' })
  await agency.save({ ...app, actor }, 'profile', { name: 'Second', orn: '' })
  await agency.restore(app, 'profile', 1)
  expect((await app.agency.current()).profile).toEqual({ ...profile, name: 'First' })
  expect(await agency.listVersions(app, 'profile')).toMatchObject([
    { version: 3, saved_by: 'site', changed: ['Agency name', 'ORN'], current: true },
    { version: 2, saved_by: 'mariam', changed: ['Agency name', 'ORN'], current: false },
    { version: 1, saved_by: 'mariam', changed: ['Agency name'] },
    { version: 0, saved_by: '', saved_at: null, changed: [] },
  ])
  await agency.restore(app, 'profile', 0)
  expect((await app.agency.current()).profile).toEqual(profile)
  await expect(agency.restore(app, 'profile', 9)).rejects.toThrow(NotFound)
})

test('a section keeps its newest hundred versions', async () => {
  const app = await testApp()
  for (let count = 1; count <= 102; count++)
    await agency.save(app, 'profile', { name: `Name ${count}` })
  const versions = (await agency.listVersions(app, 'profile')).map(({ version }) => version)
  expect([versions.length, versions[0], versions.at(-2)]).toEqual([101, 102, 3])
})

test.each([
  ['profile', { name: ' ' }, 'name'],
  ['profile', { name: 7 }, 'name'],
  ['profile', { name: 'Two\nlines' }, 'name'],
  ['profile', { phones: [] }, 'phones'],
  ['profile', { phones: ['+971 4 555 0142', 'call us'] }, 'phones.1'],
  ['profile', { whatsapp: '050 555 0187' }, 'whatsapp'],
  ['profile', { emails: { general: 'x', careers: '' } }, 'emails.general'],
  ['profile', { motto: 'x' }, 'motto'],
  ['profile', { name_ar: 'ا'.repeat(61) }, 'name_ar'],
  ['profile', { name_ar: 'سطر\nسطر' }, 'name_ar'],
  ['profile', { address_ar: [''] }, 'address_ar.0'],
  ['profile', { phones_ar: [] }, 'phones_ar'],
  ['map-and-socials', { map: { url: 'https://evil.example', needsConsent: true } }, 'map.url'],
  ['map-and-socials', { map: officeAt('', 55.3) }, 'map.office.latitude'],
  ['map-and-socials', { map: officeAt(25.2, '') }, 'map.office.longitude'],
  ['map-and-socials', { map: officeAt(55.3, 25.2) }, 'map.office.latitude'],
  ['map-and-socials', { map: officeAt(48.86, 2.35) }, 'map.office.latitude'],
  ['map-and-socials', { map: officeAt('by the creek', 55.3) }, 'map.office.latitude'],
  ['home', { services: [{ name: 'a' }] }, 'services.0.text'],
  ['fees', { transferPercent: 101 }, 'transferPercent'],
  ['fees', { asOf: '2026-02-30' }, 'asOf'],
  ['exchange-rates', { aed: { USD: 0, EUR: 1, GBP: 1, INR: 1 } }, 'aed.USD'],
  ['tour-hours', { last: '08:00' }, 'last'],
  ['tour-hours', { offered: ['10:15'] }, 'offered'],
  ['portals', { referencePrefix: 'A B' }, 'referencePrefix'],
  ['near', { places: [{ ...near.places[0], name: ' ' }] }, 'places.0.name'],
  ['near', { places: [{ ...near.places[0], kind: 'pub' }] }, 'places.0.kind'],
  ['near', { places: [{ ...near.places[0], latitude: 48.86 }] }, 'places.0.latitude'],
  ['near', { places: [{ ...near.places[0], longitude: '' }] }, 'places.0.longitude'],
  ['near', { places: Array(201).fill(near.places[0]) }, 'places'],
  [
    'partners',
    { partners: [{ name: 'a', logo: { src: '//evil', width: 1, height: 1 } }] },
    'partners.0.logo.src',
  ],
  ['profile', [], 'body'],
  ['profile', null, 'body'],
])('%s %j is refused at %s, and nothing is saved', async (section, change, field) => {
  const app = await testApp()
  const refusal = await agency.save(app, section, change).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Invalid)
  expect(Object.keys((refusal as Invalid).fields)).toContain(field)
  expect(await agency.listVersions(app, section)).toHaveLength(1)
})

test('Arabic stands beside the English, and may be left out', async () => {
  const app = await testApp()
  const company = { name: 'Sidr', trade: 'Trade', href: 'https://sidr.example' }
  const logo = { src: '/brand/company-sidr.svg', width: 98, height: 40 }
  const saved = await agency.save(app, 'companies', {
    companies: [
      { ...company, trade_ar: 'تجارة', logo },
      { ...company, logo },
    ],
  })
  expect(saved).toMatchObject({ companies: [{ trade_ar: 'تجارة' }, { trade_ar: '' }] })
  await agency.save(app, 'profile', { name_ar: 'بحر', address_ar: ['دبي'] })
  expect((await app.agency.current()).profile).toMatchObject({
    name: profile.name,
    name_ar: 'بحر',
    address_ar: ['دبي'],
  })
  const [newest] = await agency.listVersions(app, 'profile')
  expect(newest?.changed).toEqual(['Agency name in Arabic', 'Address in Arabic'])
})

test('settings of a version without Arabic have none of the shipped agency', async () => {
  const app = await testApp()
  await agency.save(app, 'profile', { name: 'Sea & Sand' })
  const { name_ar: _, description_ar: __, address_ar: ___, ...older } = profile
  await app.db
    .updateTable('settings_versions')
    .set({ value: JSON.stringify({ ...older, name: 'Sea & Sand' }) })
    .execute()
  app.contentVersion.advanceTo(app.contentVersion.current() + 1)
  expect((await app.agency.current()).profile).toMatchObject({
    name: 'Sea & Sand',
    name_ar: '',
    description_ar: '',
    address_ar: [],
  })
})

test('an office is placed, moved and taken off the map; an older map has none', async () => {
  const app = await testApp()
  const office = async () => (await app.agency.current()).mapAndSocials.map.office
  expect(await office()).toEqual(mapAndSocials.map.office)
  await agency.save(app, 'map-and-socials', { map: officeAt(25.2, 55.27) })
  expect(await office()).toEqual({ latitude: 25.2, longitude: 55.27 })
  await agency.save(app, 'map-and-socials', { map: officeAt('', '') })
  expect(await office()).toEqual({ latitude: '', longitude: '' })
  const { office: _, ...older } = mapAndSocials.map
  await agency.save(app, 'map-and-socials', { map: older })
  expect(await office()).toEqual({ latitude: '', longitude: '' })
})

test('an unknown section is not found', async () => {
  const app = await testApp()
  await expect(agency.find(app, 'nothing')).rejects.toThrow(NotFound)
  await expect(agency.save(app, '__proto__', {})).rejects.toThrow(NotFound)
})

test('who saves over a newer version is refused, and the newer one stays', async () => {
  const app = await testApp()
  const known = [editVersion(JSON.stringify(await agency.find(app, 'profile')))]
  await agency.save(app, 'profile', { name: 'First' }, known)
  await expect(agency.save(app, 'profile', { name: 'Second' }, known)).rejects.toThrow(Stale)
  expect((await app.agency.current()).profile.name).toBe('First')
})

test('two saves at once both become versions', async () => {
  const app = await testApp()
  await Promise.all([
    agency.save(app, 'profile', { name: 'One' }),
    agency.save(app, 'profile', { orn: '1' }),
  ])
  expect((await app.agency.current()).profile).toMatchObject({ name: 'One', orn: '1' })
})

test('a stored value that no longer fits gives way to the shipped one, and is named', async () => {
  const app = await testApp()
  await agency.save(app, 'fees', { titleDeed: 600 })
  await app.db
    .updateTable('settings_versions')
    .set({ value: JSON.stringify({ ...SECTIONS.fees.defaults, titleDeed: 'much' }) })
    .execute()
  app.contentVersion.advanceTo(app.contentVersion.current() + 1)
  expect((await app.agency.current()).fees).toEqual(SECTIONS.fees.defaults)
  const sections = await agency.list(app)
  expect(sections.filter(({ unfit }) => unfit).map(({ section }) => section)).toEqual(['fees'])
})

test('while the database is unavailable, the last settings are used', async () => {
  const app = await testApp()
  let isAway = false
  const db = new Proxy(app.db, {
    get: (target, name) => {
      if (isAway) throw new Error('away')
      const part: unknown = Reflect.get(target, name)
      return typeof part === 'function' ? part.bind(target) : part
    },
  })
  await agency.save(app, 'profile', { name: 'Sea & Sand' })
  const settings = agencySettings({ ...app, db })
  expect((await settings.current()).profile.name).toBe('Sea & Sand')
  isAway = true
  app.contentVersion.advanceTo(app.contentVersion.current() + 1)
  for (let asked = 0; asked < 3; asked++)
    expect((await settings.current()).profile.name).toBe('Sea & Sand')
  isAway = false
  await agency.save(app, 'profile', { name: 'Dune' })
  expect((await settings.current()).profile.name).toBe('Dune')
})
