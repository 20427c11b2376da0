import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { daysAfter, daysBetween, dubaiDay, dubaiMidnightAfter, isDay } from '#domain/dubai-time.ts'
import { permitFacts } from './permit-facts.ts'
import { isValidationLink, permitState } from './permit.ts'

const LINK = 'https://trakheesi.dubailand.gov.ae/rev/permit?code=71'
const permit = { permit_number: '7112345600', permit_url: LINK, permit_expires_on: '2026-03-01' }

describe('a permit', () => {
  test('is valid through its last day', () => {
    expect(permitState(permit, '2026-02-27')).toEqual({ state: 'valid', daysLeft: 2 })
    expect(permitState(permit, '2026-03-01')).toEqual({ state: 'valid', daysLeft: 0 })
    expect(permitState(permit, '2026-03-02')).toEqual({ state: 'expired', daysAgo: 1 })
  })

  test('is valid without a last day', () => {
    expect(permitState({ ...permit, permit_expires_on: '' }, '2026-03-02')).toEqual({
      state: 'valid',
      daysLeft: null,
    })
  })

  test('is missing without its number or link, whatever its last day', () => {
    expect(permitState({ ...permit, permit_number: '' }, '2026-03-02')).toEqual({
      state: 'missing',
      lacks: ['number'],
      daysLeft: null,
    })
    expect(permitState({ ...permit, permit_url: '', permit_expires_on: '' }, '2026-02-27')).toEqual(
      { state: 'missing', lacks: ['link'], daysLeft: null },
    )
    expect(
      permitState({ permit_number: '', permit_url: '', permit_expires_on: '' }, '2026-03-02'),
    ).toEqual({ state: 'missing', lacks: ['number', 'link'], daysLeft: null })
  })

  test('counts its days without its link', () => {
    const withoutLink = { ...permit, permit_url: '' }
    const missing = { state: 'missing', lacks: ['link'] }
    expect(permitState(withoutLink, '2026-02-27')).toEqual({ ...missing, daysLeft: 2 })
    expect(permitState(withoutLink, '2026-03-02')).toEqual({ ...missing, daysLeft: -1 })
  })
})

describe('a day in Dubai', () => {
  test('begins four hours before the day in London', () => {
    expect(dubaiDay(new Date('2026-02-28T19:59:59.999Z'))).toBe('2026-02-28')
    expect(dubaiDay(new Date('2026-02-28T20:00:00Z'))).toBe('2026-03-01')
    expect(dubaiMidnightAfter(new Date('2026-02-28T19:59:59Z'))).toEqual(
      new Date('2026-02-28T20:00:00Z'),
    )
    expect(dubaiMidnightAfter(new Date('2026-02-28T20:00:00Z'))).toEqual(
      new Date('2026-03-01T20:00:00Z'),
    )
  })

  test('must exist in the calendar', () => {
    expect(['2026-02-28', '2028-02-29', '2099-12-31'].every(isDay)).toBe(true)
    const none = ['2026-02-29', '2026-2-3', '2026-13-01', '01/03/2026', '', '1999-01-01', '2026']
    expect(none.filter(isDay)).toEqual([])
  })

  test('is as many days from another as were added', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 9000 }), (days) => {
        expect(daysBetween('2026-03-01', daysAfter('2026-03-01', days))).toBe(days)
      }),
    )
  })
})

describe('a validation link', () => {
  test('is on dubailand.gov.ae or a subdomain', () => {
    const good = [
      'https://dubailand.gov.ae',
      'https://dubailand.gov.ae/en/permit/71?x=1#y',
      'https://trakheesi.dubailand.gov.ae/rev/permit',
      'https://a.b-c.DubaiLand.gov.ae/',
      'https://dubailand.gov.ae?code=7',
      'https://dubailand.gov.ae#seven',
      'https://dubailand.gov.ae/!~[]',
      'https://a1--b2.dubailand.gov.ae/',
      longLink(500),
    ]
    expect(good.filter((address) => !isValidationLink(address))).toEqual([])
  })

  test('refuses look-alikes', () => {
    const bad = [
      '',
      'http://dubailand.gov.ae/',
      'ftp://dubailand.gov.ae/',
      'javascript:alert(1)//dubailand.gov.ae',
      'https://dubailand.gov.ae.example.com/',
      'https://notdubailand.gov.ae/',
      'https://dubailand.gov.ae@example.com/',
      'https://user@dubailand.gov.ae/',
      'https://user:pass@dubailand.gov.ae/',
      'https://dubailand.gov.ae:443/',
      'https://dubailand.gov.ae:8443/',
      'https://dubailand.gov.ae./',
      'https://.dubailand.gov.ae/',
      'https://-x.dubailand.gov.ae/',
      'https://example.com/#.dubailand.gov.ae',
      'https://example.com/dubailand.gov.ae',
      'https://example.com\\.dubailand.gov.ae/',
      'https:\\\\dubailand.gov.ae/',
      'https:dubailand.gov.ae',
      '//dubailand.gov.ae/',
      'https://dubaіland.gov.ae/',
      'https://dubailand.gov.ae/a b',
      'https://dubailand.gov.ae/\n',
      'https://dubailand.gov.ae/a\\b',
      'https://dubailand.gov.ae/é',
      'https://dubailand.gov.ae/\x7f',
      'https://dubailandxgov.ae/',
      'https://dubailand.govxae/',
      'https://x-.dubailand.gov.ae/',
      'https://x..dubailand.gov.ae/',
      'https://x_y.dubailand.gov.ae/',
      'xhttps://dubailand.gov.ae/',
      longLink(501),
    ]
    expect(bad.filter(isValidationLink)).toEqual([])
  })

  function longLink(length: number): string {
    return 'https://dubailand.gov.ae/'.padEnd(length, 'x')
  }

  test('leads to that host, as a URL parser reads it', () => {
    const hosts = fc.constantFrom(
      'dubailand.gov.ae',
      'x.dubailand.gov.ae',
      'dubailand.gov.ae.x.com',
    )
    const odd = fc.string({
      unit: fc.constantFrom('@', ':', '/', '\\', '.', '?', '#', '%', '-', 'a', 'x', ' '),
    })
    fc.assert(
      fc.property(odd, hosts, odd, (before, host, after) => {
        const address = `https://${before}${host}${after}`
        if (!isValidationLink(address)) return
        const { hostname, port, username } = new URL(address)
        expect(`.${hostname}`).toMatch(/\.dubailand\.gov\.ae$/)
        expect(port + username).toBe('')
      }),
    )
  })
})

describe('the facts about a permit', () => {
  const agency = { name: 'Ghaf & Harbour', orn: '28416' }
  const listing = { ...permit, agent_name: 'Sara Haddad', agent_brn: '41207' }

  test('are its number, link and last day, with the agent and the agency', () => {
    expect(permitFacts(listing, agency)).toEqual({
      permit: { number: '7112345600', link: LINK, until: '2026-03-01' },
      agent: 'Sara Haddad · BRN 41207',
      agency: 'Ghaf & Harbour · ORN 28416',
    })
  })

  test('leave out what is not known', () => {
    const bare = { permit_number: '', permit_url: LINK, permit_expires_on: '', agent_brn: '' }
    expect(permitFacts({ ...bare, agent_name: 'Sara Haddad' }, agency)).toMatchObject({
      permit: null,
      agent: 'Sara Haddad',
    })
    expect(permitFacts({ ...bare, agent_name: '' }, agency)).toBeNull()
    expect(
      permitFacts({ ...bare, permit_url: '', permit_number: '71', agent_name: '' }, agency),
    ).toMatchObject({ permit: { number: '71', link: null, until: null }, agent: null })
    expect(permitFacts({ ...bare, agent_name: '', agent_brn: '41207' }, agency)).toMatchObject({
      permit: null,
      agent: 'BRN 41207',
    })
  })

  test('name the agency with its number, if it has one', () => {
    expect(permitFacts(listing, { ...agency, orn: '' })?.agency).toBe('Ghaf & Harbour')
    expect(permitFacts(listing, { name: '', orn: '28416' })?.agency).toBe('ORN 28416')
    expect(permitFacts(listing, { name: '', orn: '' })?.agency).toBe('')
  })
})
