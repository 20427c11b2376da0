import { type CountName } from '#domain/properties/property-counts.ts'
import type { SearchType } from '#domain/properties/property-type.ts'
import type { ArabicName } from '#domain/places/place.ts'
import type { Labels } from '#domain/search/labels.ts'
import type { Condition, Range } from '#domain/search/query.ts'
import { SQUARE_FEET_PER_SQUARE_METRE } from '#domain/units.ts'

import { vocabularyWith } from './vocabulary.ts'

/** What visitors of Arabic pages read of a search. */
export function arabicLabels(arabic: readonly ArabicName[]): Labels {
  const vocabulary = vocabularyWith(arabic)
  const nameOf = (name: string) => vocabulary.shownName(name) ?? name
  const condition = (one: Condition) => conditionLabel(one, nameOf)
  return {
    condition,
    part: ({ name, orNames = [], typed, condition: one }) =>
      name === undefined ? (typed ?? condition(one)) : [name, ...orNames].map(nameOf).join(' أو '),
    without: (label) => `بدون «${label}»`,
    only: (label) => `«${label}» فقط`,
    nearest: (label) => `الأقرب: ${label}`,
  }
}

function conditionLabel(condition: Condition, nameOf: (name: string) => string): string {
  switch (condition.field) {
    case 'category':
    case 'location':
      return nameOf(condition.value)
    case 'text':
    case 'id':
      return String(condition.anyOf[0] ?? '')
    case 'price':
      return `${rangeLabel(condition.range, (aed) => NUMBERS.format(aed))} درهم`
    case 'area':
      return rangeLabel(condition.range, areaLabel)
    case 'type':
      return TYPE_NAMES[condition.value]
    case 'residency':
      return condition.rule.name
    case 'place':
      return 'هذا الجزء من الخريطة'
    default:
      return countLabel(condition.field, condition.range)
  }
}

const NUMBERS = new Intl.NumberFormat('ar-AE-u-nu-latn', { maximumFractionDigits: 0 })

/** The choices of a search, as visitors read them, in the order of `SEARCH_TYPE_NAMES`. */
export const TYPE_NAMES: Record<SearchType, string> = {
  sale: 'للبيع',
  rent: 'للإيجار',
  ready: 'جاهز',
  'off-plan': 'على الخارطة',
}

function rangeLabel({ from, to }: Range, format: (value: number) => string): string {
  if (from !== undefined && to !== undefined) return `من ${format(from)} إلى ${format(to)}`
  return to === undefined ? `من ${format(from ?? 0)}` : `حتى ${format(to)}`
}

function areaLabel(metres: number): string {
  const label = `${NUMBERS.format(metres)} م²`
  return Number.isInteger(metres)
    ? label
    : `${label} (${NUMBERS.format(metres * SQUARE_FEET_PER_SQUARE_METRE)} قدم²)`
}

type Forms = Record<'one' | 'two' | 'twoAfterWord' | 'few' | 'many' | 'other', string>

/** The noun by its number; a dual that follows another word has its own form. */
const COUNT_FORMS: Record<CountName, Forms> = {
  bedroom: {
    one: 'غرفة نوم',
    two: 'غرفتا نوم',
    twoAfterWord: 'غرفتي نوم',
    few: 'غرف نوم',
    many: 'غرفة نوم',
    other: 'غرفة نوم',
  },
  bathroom: {
    one: 'حمّام',
    two: 'حمّامان',
    twoAfterWord: 'حمّامين',
    few: 'حمّامات',
    many: 'حمّامًا',
    other: 'حمّام',
  },
  parking_spaces: {
    one: 'موقف سيارة',
    two: 'موقفا سيارة',
    twoAfterWord: 'موقفي سيارة',
    few: 'مواقف سيارات',
    many: 'موقف سيارة',
    other: 'موقف سيارة',
  },
}

const ONLY_ONE: Record<CountName, string> = {
  bedroom: 'غرفة نوم واحدة',
  bathroom: 'حمّام واحد',
  parking_spaces: 'موقف سيارة واحد',
}

const PLURALS = new Intl.PluralRules('ar')

function counted(name: CountName, count: number, isAfterWord: boolean): string {
  const form = PLURALS.select(count)
  const forms = COUNT_FORMS[name]
  if (form === 'two') return isAfterWord ? forms.twoAfterWord : forms.two
  if (form === 'one') return forms.one
  return `${count} ${forms[form === 'zero' ? 'other' : form]}`
}

function countLabel(name: CountName, { from, to }: Range): string {
  if (name === 'bedroom' && to === 0) return 'استوديو'
  if (from !== undefined && from === to)
    return from === 1 ? ONLY_ONE[name] : counted(name, from, false)
  if (from !== undefined && to !== undefined)
    return name === 'bedroom' && from === 0
      ? `من استوديو إلى ${counted(name, to, true)}`
      : `من ${from} إلى ${nounFor(name, to)}`
  return to === undefined
    ? `${counted(name, from ?? 0, false)} فأكثر`
    : `حتى ${counted(name, to, true)}`
}

/** Of a range, whose numbers are both written. */
function nounFor(name: CountName, to: number): string {
  const form = PLURALS.select(to)
  return `${to} ${COUNT_FORMS[name][form === 'two' || form === 'one' ? 'few' : form === 'zero' ? 'other' : form]}`
}
