import { describe, expect, test } from 'vitest'

import { sitemapPart, rootSitemap } from '#app/seo/sitemap.server.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as adminList from '#domain/search/in-database/admin-list.server.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import * as search from '#domain/search/in-database/search.server.ts'
import { NO_SEARCH } from '#domain/search/query-params.ts'
import * as searchIndex from '#domain/search/current-index.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { daysAfter, dubaiDay } from '#domain/dubai-time.ts'
import { PERMIT_ALERT_KINDS, permitState, type Permit, type PermitAlertKind } from './permit.ts'
import * as permitAlerts from './permit-alerts.server.ts'
import * as permits from './permits.server.ts'

const LINK = 'https://trakheesi.dubailand.gov.ae/rev/permit?code=71'
const permit = { permit_number: '7112345600', permit_url: LINK }

async function enforcing(): Promise<TestApp> {
  return { ...(await testApp()), permitMode: 'enforce' }
}

/** The public places that show the property. */
async function placesOf(app: TestApp, id: number): Promise<string[]> {
  const places: Record<string, boolean> = {
    list: (await properties.list(app)).some((listing) => listing.id === id),
    detail: await properties.find(app, id).then(
      () => true,
      () => false,
    ),
    home: (await summaries.newest(app, 10)).some((entry) => entry.id === id),
    search: (
      await search.search(app, { ...NO_SEARCH, searchTerm: 'villa' }, { limit: 9 })
    ).summaries.some((entry) => entry.id === id),
    others: (await summaries.others(app, 0, { page: 1, perPage: 9, total: 9 })).summaries.some(
      (entry) => entry.id === id,
    ),
    'search index': (await searchIndex.current(app)).count > 1,
    sitemap: (await rootSitemap(app)).includes(`/properties2/${id}<`),
    'sitemap in parts': ((await sitemapPart(app, 'properties-1')) ?? '').includes(
      `/properties2/${id}<`,
    ),
    'sitemap index': (await rootSitemap(app, { maxUrls: 1, idsPerPart: 1 })).includes(
      `properties-${id}<`,
    ),
  }
  return Object.keys(places).filter((name) => places[name])
}

const EVERY_PLACE = 9

test('with enforcement, a property without a permit is hidden everywhere, and audited', async () => {
  const app = await enforcing()
  await properties.create(app, { properties_title: 'Permitted villa', ...permit })
  const { id, hidden_at } = await properties.create(app, { properties_title: 'Bare villa' })
  expect(hidden_at).not.toBeNull()
  expect(await placesOf(app, id)).toEqual([])

  const asked = { page: 1, per_page: 9, term: '' }
  const forAdministrators = await adminList.page(app, asked, 'administrators')
  expect(forAdministrators).toMatchObject({ total: 2, found: 2 })
  expect(forAdministrators.properties.map((listing) => listing.id)).toContain(id)
  expect(await adminList.page(app, asked, 'everyone')).toMatchObject({ total: 1, found: 1 })
  for (const [audience, found] of [
    ['administrators', 1],
    ['everyone', 0],
  ] as const)
    expect(await adminList.page(app, { ...asked, term: 'bare' }, audience)).toMatchObject({ found })

  await properties.update(app, id, permit)
  expect(await placesOf(app, id)).toHaveLength(EVERY_PLACE)
  const log = (await audit.list(app, {})).entries.filter((entry) => entry.about_id === id)
  expect(log.map(({ what }) => what)).toEqual([
    'property-shown',
    'property-updated',
    'property-hidden',
    'property-created',
  ])
  expect(log[0]?.note).toBe('Bare villa')
})

test('a property is hidden once its permit’s last day in Dubai is over', async () => {
  const app = await enforcing()
  const { id } = await properties.create(app, {
    properties_title: 'A villa',
    ...permit,
    permit_expires_on: '2026-03-02',
  })
  const other = await properties.create(app, { properties_title: 'Another', ...permit })

  // The clock stands at noon of 1 March in Dubai; 19:59 UTC on the 2nd is its last minute there.
  app.clock.advance({ hours: 35, seconds: 59 * 60 })
  expect(await permits.enforce(app)).toEqual({ changed: 0 })
  const before = app.contentVersion.current()
  app.clock.advance({ seconds: 60 })
  expect(await permits.enforce(app)).toEqual({ changed: 1 })
  expect(app.contentVersion.current()).toBe(before + 1)
  expect(await permits.enforce(app)).toEqual({ changed: 0 })
  expect(app.contentVersion.current()).toBe(before + 1)
  expect((await properties.list(app)).map((listing) => listing.id)).toEqual([other.id])
  const [entry] = (await audit.list(app, {})).entries
  expect(entry).toMatchObject({
    what: 'property-hidden',
    about_id: id,
    who: 'site',
    note: 'A villa',
  })
})

test('enforcement hides properties, and switching it off shows them again', async () => {
  const app = await testApp()
  const changes = Array.from({ length: 450 }, (_, at) => ({ properties_title: `Villa ${at}` }))
  await properties.createMany(app, changes)
  await properties.create(app, { properties_title: 'With a permit', ...permit })
  expect(await permits.enforce(app)).toEqual({ changed: 0 })

  expect(await permits.enforce({ ...app, permitMode: 'enforce' })).toEqual({ changed: 450 })
  expect((await properties.list(app)).map((listing) => listing.properties_title)).toEqual([
    'With a permit',
  ])
  expect(await permits.enforce({ ...app, permitMode: 'off' })).toEqual({ changed: 450 })
  expect(await properties.list(app)).toHaveLength(451)
})

test('a restored property is hidden if it has no permit', async () => {
  const app = await testApp()
  const { id } = await properties.create(app, { properties_title: 'A villa' })
  await properties.remove(app, id)
  const strict: TestApp = { ...app, permitMode: 'enforce' }
  expect(await permits.enforce(strict)).toEqual({ changed: 0 })
  expect((await properties.restore(strict, id)).hidden_at).not.toBeNull()
  expect(await properties.list(app)).toEqual([])
})

test('countHidden counts only properties that are hidden and not removed', async () => {
  const app = await enforcing()
  expect(await permitAlerts.countHidden(app)).toBe(0)
  await properties.create(app, permit)
  for (let at = 0; at < 3; at++) await properties.create(app, {})
  await properties.remove(app, 2)
  expect(await permitAlerts.countHidden(app)).toBe(2)
})

test('one update hides some and shows others, and audits each by its title', async () => {
  const app = await testApp()
  const strict: TestApp = { ...app, permitMode: 'enforce' }
  const wrongly = await properties.create(strict, { properties_title: 'Hidden' })
  await app.db.updateTable('properties').set(permit).execute()
  const bare = await properties.create(app, { properties_title: 'Bare' })
  const fine = await properties.create(app, { properties_title: 'Fine', ...permit })
  const ids = [wrongly.id, bare.id, fine.id]
  const changed = await app.db
    .transaction()
    .execute((tx) => permits.updateVisibility(tx, strict, ids))
  expect(changed).toBe(2)
  expect((await audit.list(app, {})).entries.slice(0, 2)).toMatchObject([
    { what: 'property-shown', about_id: wrongly.id, note: 'Hidden' },
    { what: 'property-hidden', about_id: bare.id, note: 'Bare' },
  ])
  const listed = (await properties.list(app)).map(({ id }) => id)
  expect(new Set(listed)).toEqual(new Set([wrongly.id, fine.id]))
  const { hidden_at } = await properties.find(app, bare.id, 'administrators')
  expect(hidden_at).toBe(app.clock.now().toISOString())
})

test('an update can leave the audit log out', async () => {
  const app = await testApp()
  const { id } = await properties.create(app, {})
  const strict: TestApp = { ...app, permitMode: 'enforce' }
  const judged = await app.db
    .transaction()
    .execute((tx) => permits.updateVisibility(tx, strict, [id], { audited: false }))
  expect(judged).toBe(1)
  const log = (await audit.list(app, {})).entries.map(({ what }) => what)
  expect(log).toEqual(['property-created'])
  expect(await app.db.transaction().execute((tx) => permits.updateVisibility(tx, strict, []))).toBe(
    0,
  )
})

test('a property that was removed while hidden is shown on restore if allowed', async () => {
  const app = await enforcing()
  const { id } = await properties.create(app, { properties_title: 'A villa' })
  await properties.remove(app, id)
  const lenient: TestApp = { ...app, permitMode: 'off' }
  expect(await permits.enforce(lenient)).toEqual({ changed: 0 })
  expect((await properties.restore(lenient, id)).hidden_at).toBeNull()
})

describe('the dashboard', () => {
  const today = '2026-03-01'
  const days = [-400, -1, 0, 1, 7, 8, 30, 31, null]
  const lacking = [
    { permit_number: '', permit_url: '' },
    { permit_number: '71', permit_url: '' },
    { permit_number: '', permit_url: LINK },
    permit,
  ]

  test('counts each property as permitState does', async () => {
    const app = await testApp()
    expect(dubaiDay(app.clock.now())).toBe(today)
    const changes = lacking.flatMap((given) =>
      days.map((day) => ({
        ...given,
        permit_expires_on: day === null ? '' : daysAfter(today, day),
      })),
    )
    await properties.createMany(app, changes)
    // Those without their link are missing, and still count their days.
    const expected = { missing: 27, expired: 4, week: 6, month: 4 }
    expect(await permitAlerts.alerts(app)).toEqual({ mode: 'warn', today, counts: expected })

    for (const kind of PERMIT_ALERT_KINDS) {
      const first = await permitAlerts.list(app, kind, 1)
      const second = await permitAlerts.list(app, kind, 2)
      const listings = [...first.listings, ...second.listings]
      expect(listings).toHaveLength(expected[kind])
      expect(first.more).toBe(expected[kind] > 20)
      for (const listing of listings) expect(alertKindsOf(listing, today)).toContain(kind)
    }
  })

  test('enforcement hides exactly the missing and the expired', async () => {
    const app = await enforcing()
    const changes = lacking.flatMap((given) =>
      days.map((day) => ({
        ...given,
        permit_expires_on: day === null ? '' : daysAfter(today, day),
      })),
    )
    await properties.createMany({ ...app, permitMode: 'warn' }, changes)
    await permits.enforce(app)
    for await (const page of properties.pages(app, 'administrators'))
      for (const listing of page)
        expect(listing.hidden_at === null).toBe(permitState(listing, today).state === 'valid')
  })

  test('lists those that end first at the top, and the same day by id', async () => {
    const app = await testApp()
    const ends = [20, 9, 20, 30, 9].map((day) => ({
      ...permit,
      permit_expires_on: daysAfter(today, day),
    }))
    await properties.createMany(app, [...ends, {}, {}])
    const { listings, more } = await permitAlerts.list(app, 'month', 1)
    expect([listings.map(({ id }) => id), more]).toEqual([[2, 5, 1, 3, 4], false])
    expect(listings[0]).toEqual({
      id: 2,
      title: '',
      ...permit,
      permit_expires_on: daysAfter(today, 9),
      hidden_at: null,
    })
    const missing = await permitAlerts.list(app, 'missing', 1)
    expect(missing.listings.map(({ id }) => id)).toEqual([6, 7])
  })

  test('lists twenty a page, and says whether there are more', async () => {
    const app = await testApp()
    const ids = await properties.createMany(
      app,
      Array.from({ length: 41 }, () => ({})),
    )
    const pages = [1, 2, 3, 4].map((page) => permitAlerts.list(app, 'missing', page))
    const shown = await Promise.all(pages)
    expect(shown.map(({ listings, more }) => [listings.length, more])).toEqual([
      [20, true],
      [20, true],
      [1, false],
      [0, false],
    ])
    expect(shown.flatMap(({ listings }) => listings.map(({ id }) => id))).toEqual(ids)
    await properties.remove(app, 41)
    expect(await permitAlerts.list(app, 'missing', 2)).toMatchObject({ more: false })
  })

  test('counts no further than the limit', async () => {
    const app = await testApp()
    await properties.createMany(app, [{}, {}, {}])
    const noDays = { from: '', to: '' }
    expect(await permitAlerts.countAlerts(app.db, 'missing', noDays, 2)).toBe(2)
    expect(await permitAlerts.countAlerts(app.db, 'missing', noDays, 9)).toBe(3)
  })

  test('leaves out removed properties', async () => {
    const app = await testApp()
    const over = { ...permit, permit_expires_on: '2026-02-01' }
    await properties.createMany(app, [{}, over, {}, over, over])
    for (const id of [1, 2]) await properties.remove(app, id)
    expect((await permitAlerts.alerts(app)).counts).toMatchObject({ missing: 1, expired: 2 })
    expect((await permitAlerts.list(app, 'expired', 1)).listings.map(({ id }) => id)).toEqual([
      4, 5,
    ])
  })

  test('counts days in Dubai’s time zone', async () => {
    const app = await testApp()
    await properties.create(app, { ...permit, permit_expires_on: today })
    app.clock.advance({ hours: 11 })
    expect(await permitAlerts.alerts(app)).toMatchObject({ today, counts: { expired: 0, week: 1 } })
    app.clock.advance({ hours: 1 })
    expect(await permitAlerts.alerts(app)).toMatchObject({
      today: '2026-03-02',
      counts: { expired: 1, week: 0 },
    })
  })
})

/** The alerts under which a permit is counted. */
function alertKindsOf(permit: Permit, today: string): PermitAlertKind[] {
  const result = permitState(permit, today)
  const daysLeft = result.state === 'expired' ? -result.daysAgo : result.daysLeft
  const kinds: PermitAlertKind[] = result.state === 'missing' ? ['missing'] : []
  if (daysLeft === null || daysLeft > 30) return kinds
  return [...kinds, daysLeft < 0 ? 'expired' : daysLeft <= 7 ? 'week' : 'month']
}
