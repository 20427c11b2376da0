import { formatDay } from '#app/ui/format-day.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import { isAway, type Leave } from '#domain/team/leave.ts'

/** Whether somebody is on leave or soon will be; empty where neither is so. */
export function leaveText(leave: Leave, now = new Date()): string {
  const { away_from, away_until } = leave
  if (isAway(leave, now))
    return away_until === '' ? 'On leave' : `On leave until ${formatDay(away_until)}`
  return away_from > dubaiDay(now) ? `On leave from ${formatDay(away_from)}` : ''
}
