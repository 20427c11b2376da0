import type { NewEnquiry } from '#domain/enquiries/enquiry.ts'
import { seededRandom } from '#proof/durability/seeded-random.ts'

/** What a process does at one time of the made-up month. */
export interface Step {
  /** From 1. */
  number: number
  at: string
  enquiries: Arriving[]
  /** The keys of enquiries that somebody answers now. */
  answers: string[]
  /** The titles of homes that are published now. */
  homes: string[]
}

export interface StepResult {
  done: number
}

interface Arriving {
  key: string
  enquiry: NewEnquiry
  /** Filled in by a robot. */
  trap: string | undefined
}

export interface MonthSize {
  enquiries: number
  kills: number
  days: number
  seed: number
}

/** Monday 2 March 2026, midnight in Dubai. */
const START = Date.parse('2026-03-02T00:00:00+04:00')
const STEP_MS = 300_000
const DAY_STEPS = 86_400_000 / STEP_MS
/** Afterwards nothing arrives, so that everything that is due is done. */
const DAYS_AFTER = 2
const SPAM_SHARE = 0.05
const ABOUT_LISTING_SHARE = 0.4
const ANSWERED_SHARE = 0.6
const MAX_ANSWER_STEPS = 24
const HOMES_PER_DAY = 4

/** A month in steps of five minutes, the same for the same seed. */
export function planMonth({ enquiries, days, seed }: MonthSize, listings: number[]): Step[] {
  const random = seededRandom(seed)
  const steps = Array.from({ length: (days + DAYS_AFTER) * DAY_STEPS }, (_, index) => ({
    number: index + 1,
    at: new Date(START + index * STEP_MS).toISOString(),
    enquiries: [] as Arriving[],
    answers: [] as string[],
    homes: [] as string[],
  }))
  for (let index = 0; index < enquiries; index++) {
    const arrival = Math.floor(random.below(days * DAY_STEPS))
    const isSpam = random.below(1) < SPAM_SHARE
    const listing = listings[Math.floor(random.below(listings.length / ABOUT_LISTING_SHARE))]
    const key = keyOf(index)
    steps[arrival]?.enquiries.push({
      key,
      enquiry: enquiryOf(index, listing),
      trap: isSpam ? 'http://robot.example' : undefined,
    })
    if (isSpam || random.below(1) >= ANSWERED_SHARE) continue
    steps[arrival + 1 + Math.floor(random.below(MAX_ANSWER_STEPS))]?.answers.push(key)
  }
  for (let index = 0; index < days * HOMES_PER_DAY; index++)
    steps[Math.floor(random.below(days * DAY_STEPS))]?.homes.push(`New home ${1000 + index}`)
  return steps.filter(
    ({ at, enquiries, answers, homes }) =>
      enquiries.length + answers.length + homes.length > 0 || isDaytime(at),
  )
}

/** Between eight and eight in Dubai: nothing becomes due at other times. */
function isDaytime(at: string): boolean {
  const hour = new Date(at).getUTCHours()
  return hour >= 4 && hour < 16
}

/** A UUID, since it is also the key of the answer. */
function keyOf(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
}

function enquiryOf(index: number, property_id: number | undefined): NewEnquiry {
  const sender = {
    name: `Visitor ${index}`,
    email: `visitor-${index}@example.com`,
    phone: `+971 50 ${String(1_000_000 + index)}`,
    message: `Is it still to be had? I would like to see it in week ${index % 50}.`,
    language: index % 3 === 0 ? ('ar' as const) : ('en' as const),
  }
  return property_id === undefined
    ? { kind: 'contact', ...sender, subject: `Question ${index}` }
    : { kind: 'tour', ...sender, property_id }
}
