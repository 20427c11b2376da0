import { daysAfter, dubaiDay, isDay } from '#domain/dubai-time.ts'
import { tours } from '#agency/tour-hours.ts'

import { DAY, TIME, TIMES, WEEKDAYS_IN_WORDS } from './tour-hours.ts'

/** What a visitor proposes, as typed: `2026-11-20` and `14:30`, in Dubai. */
export interface TourTimeInput {
  [DAY]?: string | undefined
  [TIME]?: string | undefined
}

/** What is wrong with a proposed time, by field; nothing where none is proposed. */
export function tourTimeProblems(typed: TourTimeInput, now: Date): Record<string, string> {
  const { [DAY]: day = '', [TIME]: time = '' } = typed
  if (day === '' && time === '') return {}
  if (day === '') return { [DAY]: 'Please choose a day as well, or leave both empty.' }
  if (!isDay(day)) return { [DAY]: 'Please choose a day of the calendar.' }
  if (time === '') return { [TIME]: 'Please choose a time as well, or leave both empty.' }
  if (!TIMES.includes(time))
    return { [TIME]: `Please choose a time from ${tours.first} to ${tours.last}.` }
  if (!tours.weekdays.includes(new Date(day).getUTCDay()))
    return { [DAY]: `Tours are given ${WEEKDAYS_IN_WORDS}. Please choose another day.` }
  return faultsOfMoment(day, time, now)
}

function faultsOfMoment(day: string, time: string, now: Date): Record<string, string> {
  const today = dubaiDay(now)
  if (day < today) return { [DAY]: 'This day has passed. Please choose a later one.' }
  if (day > daysAfter(today, tours.daysAhead))
    return { [DAY]: `Please choose a day within the next ${tours.daysAhead} days.` }
  const at = instantOf(day, time).getTime()
  if (at <= now.getTime()) return { [TIME]: 'This time has passed. Please choose a later one.' }
  if (at < now.getTime() + tours.noticeMinutes * 60_000)
    return { [TIME]: `Please choose a time at least ${tours.noticeMinutes} minutes from now.` }
  return {}
}

/** The moment that is meant. Dubai keeps no summer time. */
export function instantOf(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+04:00`)
}

/** When it is over. */
export function endOf(startsAt: string): Date {
  return new Date(Date.parse(startsAt) + tours.lastsMinutes * 60_000)
}

/** A moment as the two fields hold it. */
export function toTourTimeInput(startsAt: string): Required<TourTimeInput> {
  const at = new Date(startsAt)
  return { [DAY]: dubaiDay(at), [TIME]: clock.format(at) }
}

/** `Friday 20 November 2026 at 14:30, Dubai time`. */
export function formatTourTime(startsAt: string): string {
  const at = new Date(startsAt)
  return `${day.format(at).replace(',', '')} at ${clock.format(at)}, Dubai time`
}

const timeZone = 'Asia/Dubai'
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone })
