import type { Language } from '#domain/language.ts'
import { ARABIC_NAMES } from '#migrations/initial-categories-and-locations.ts'

import { ARABIC } from './generated-content-arabic.ts'
import {
  boldLines,
  buildingFirst,
  buildingLast,
  business,
  characters,
  floorNames,
  floorPlans,
  headings,
  interiors,
  categoryFacts,
  places,
  postAngles,
  postLines,
  postSubjects,
  remarks,
} from './generated-content-words.ts'
import type { DemoPost } from './posts.ts'
import type { DemoProperty } from './property.ts'

type Random = () => number
type Currency = NonNullable<DemoProperty['currency']>
type CategoryFacts = (typeof categoryFacts)[string]
type Text = Record<Language, string>

const LOCATIONS_AR: Record<string, string> = ARABIC_NAMES.locations

/** Many varied listings, the same ones at every call: a larger count only adds to the end. */
export function* manyProperties(count: number): Generator<DemoProperty> {
  const random = mulberry32(0x6a4f)
  for (let index = 0; index < count; index += 1) yield property(random)
}

/** Newest first, spread evenly from October 2026 back to January 2024. */
export function* manyPosts(count: number): Generator<DemoPost> {
  const random = mulberry32(0x4a2b)
  const newest = Date.UTC(2026, 9, 30)
  const oldest = Date.UTC(2024, 0, 8)
  for (let index = 0; index < count; index += 1) {
    const day = newest - ((newest - oldest) * index) / Math.max(count, 1)
    yield post(random, new Date(day).toISOString().slice(0, 10))
  }
}

function property(random: Random): DemoProperty {
  const [location, place] = pick(random, Object.entries(places))
  const category = pick(random, place.categories)
  const facts = categoryFacts[category] as CategoryFacts
  const noun = translated(pick(random, facts.nouns))
  const view = translated(pick(random, place.views))
  const building = buildingName(random)
  const maxarea = Math.round(between(random, ...facts.area) * (0.55 + random() * 0.45))
  const minarea =
    facts.trade === 'land' ? maxarea : Math.round(maxarea * between(random, 0.82, 0.97))
  const photos = gallery(random, facts)
  const character = translated(pick(random, characters))
  const type = pick(random, ['For sale', 'For sale', 'For sale', 'For sale, tenanted', 'Off-plan'])
  const price = priceOf(
    random,
    maxarea * place.rate * facts.priceFactor * between(random, 0.82, 1.2),
  )
  const roomCounts = rooms(random, facts, minarea)
  const text = description(random, facts, {
    en: `${building.en}, ${location}: ${noun.en} ${view.en}.`,
    ar: `${building.ar}، ${LOCATIONS_AR[location]}: ${noun.ar} ${view.ar}.`,
  })

  return {
    title: `${character.en} ${noun.en} ${view.en}, ${building.en}`,
    title_ar: `${noun.ar} ${character.ar} ${view.ar}، ${building.ar}`,
    category,
    location,
    type,
    ...price,
    minarea,
    maxarea,
    ...roomCounts,
    description: text.en,
    description_ar: text.ar,
    nearby: sample(random, place.nearby, place.nearby.length).join(', '),
    photos,
    floors: random() < 0.4 ? floors(category, photos) : [],
  }
}

function buildingName(random: Random): Text {
  const number = Math.floor(between(random, 1, 10))
  const first = translated(pick(random, buildingFirst))
  const last = translated(pick(random, buildingLast))
  return { en: `${first.en} ${last.en} ${number}`, ar: `${last.ar} ${first.ar} ${number}` }
}

const AED_RATES: Record<Currency, number> = { AED: 1, USD: 3.6725, EUR: 4.2, GBP: 4.8, INR: 0.042 }

function priceOf(random: Random, aed: number): Pick<DemoProperty, 'currency' | 'price'> {
  if (random() < 0.01) return { currency: 'AED', price: 'Price on request' }
  const currency: Currency =
    random() < 0.88 ? 'AED' : pick(random, ['USD', 'EUR', 'GBP', 'INR'] as const)
  const amount = aed / AED_RATES[currency]
  const step = amount > 10_000_000 ? 100_000 : 10_000
  const rounded = Math.max(step, Math.round(amount / step) * step)
  return { currency, price: rounded.toLocaleString(currency === 'INR' ? 'en-IN' : 'en-GB') }
}

function rooms(random: Random, facts: CategoryFacts, area: number) {
  if (facts.trade === 'land') return {}
  if (facts.trade !== 'home' && facts.trade !== 'house') {
    return { bathroom: 1 + Math.floor(area / 250) }
  }
  const perBedroom = facts.trade === 'house' ? 85 : 62
  const bedroom = Math.min(7, Math.max(1, Math.round(area / perBedroom)))
  return {
    bedroom,
    bathroom: bedroom + (random() < 0.6 ? 1 : 0),
    parking_spaces: Math.ceil(bedroom / 2),
  }
}

function description(random: Random, facts: CategoryFacts, opening: Text): Text {
  const known = remarks[facts.trade]
  const count = Math.floor(between(random, 2, Math.min(6, known.length + 1)))
  const said = sample(random, known, count).map(translated)
  const lines = [joined(' ', [opening, ...said.slice(0, 1)]), ...said.slice(1, 2)]
  if (random() < 0.7) lines.push(marked('**', translated(pick(random, boldLines))))
  const [third, ...others] = said.slice(2)
  if (third) lines.push(marked('## ', translated(pick(random, headings))), third)
  if (others.length > 0) lines.push(joined(' ', others))
  if (lines.length < 3 || random() < 0.5)
    lines.push(serviceCharge(Math.round(between(random, 60, 260))))
  return joined('\n', lines)
}

const PLURAL_RULES = new Intl.PluralRules('ar')
const DIRHAMS: Partial<Record<Intl.LDMLPluralRule, string>> = { few: 'دراهم', many: 'درهمًا' }

function serviceCharge(dirhams: number): Text {
  const dirham = DIRHAMS[PLURAL_RULES.select(dirhams)] ?? 'درهم'
  return {
    en: `Service charge AED ${dirhams} per m² a year.`,
    ar: `رسوم الخدمات ${dirhams} ${dirham} للمتر المربع في السنة.`,
  }
}

function gallery(random: Random, facts: CategoryFacts): string[] {
  const cover = pick(random, facts.covers)
  const more = facts.trade === 'home' || facts.trade === 'house' ? interiors : business
  const others = more.filter((photo) => photo !== cover)
  return [cover, ...sample(random, others, Math.floor(between(random, 2, 8)))]
}

function floors(category: string, photos: string[]): NonNullable<DemoProperty['floors']> {
  const plans = floorPlans[category] ?? []
  return plans.map((plan, level) => ({
    description: plans.length === 1 ? 'Floor plan' : (floorNames[level] ?? `Level ${level + 1}`),
    photos: [plan, ...photos.slice(1 + level, 2 + level)],
  }))
}

const WRITERS: readonly Text[] = [
  { en: 'Mariam Al Suwaidi', ar: 'مريم السويدي' },
  { en: 'Daniel Hartley', ar: 'دانيال هارتلي' },
]

function post(random: Random, date: string): DemoPost {
  const [location, place] = pick(random, Object.entries(places))
  const subject = translated(pick(random, postSubjects))
  const angle = translated(pick(random, postAngles))
  const lines = sample(random, postLines, Math.floor(between(random, 5, 9))).map(translated)
  const topic: Text = {
    en: `${subject.en} in ${location}`,
    ar: `${subject.ar} في ${LOCATIONS_AR[location]}`,
  }
  const author = pick(random, WRITERS)
  const body = postBody(random, topic, place.views, lines)
  return {
    title: `${topic.en}: ${angle.en}`,
    title_ar: `${topic.ar}: ${angle.ar}`,
    author: author.en,
    author_ar: author.ar,
    seoTitle: `${topic.en} | Ghaf & Harbour`,
    seoTitle_ar: `${topic.ar} | غاف آند هاربر`,
    body: body.en,
    body_ar: body.ar,
    photo: pick(random, [...interiors, ...business]),
    date,
  }
}

function postBody(random: Random, topic: Text, views: string[], lines: Text[]): Text {
  const opening: Text = {
    en: `${topic.en} is a different matter from the same thing elsewhere in Dubai, and the reasons are worth knowing before you spend money on it.`,
    ar: `${topic.ar}: الأمر يختلف من حي إلى حي في دبي، ويحسن أن تعرف الأسباب قبل أن تنفق مالك.`,
  }
  const heading = marked('## ', translated(pick(random, headings)))
  const view = translated(pick(random, views))
  const advice: Text = { en: `Look for a home ${view.en}.`, ar: `ابحث عن منزل ${view.ar}.` }
  return joined('\n', [
    opening,
    ...lines.slice(0, 1),
    heading,
    joined(' ', [advice, ...lines.slice(2, 3)]),
    ...lines.slice(1, 2).map((line) => marked('**', line)),
    ...lines.slice(3),
  ])
}

function translated(english: string): Text {
  const arabic = ARABIC[english]
  if (arabic === undefined) throw new Error(`There is no Arabic for “${english}”`)
  return { en: english, ar: arabic }
}

function marked(mark: string, { en, ar }: Text): Text {
  return { en: mark + en, ar: mark + ar }
}

function joined(separator: string, texts: Text[]): Text {
  return {
    en: texts.map(({ en }) => en).join(separator),
    ar: texts.map(({ ar }) => ar).join(separator),
  }
}

function pick<T>(random: Random, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T
}

function sample<T>(random: Random, from: readonly T[], count: number): T[] {
  const left = [...from]
  const taken: T[] = []
  while (taken.length < count && left.length > 0) {
    taken.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return taken
}

function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low)
}

/** Small seeded generator by Tommy Ettinger (public domain): equal seeds, equal content. */
function mulberry32(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
