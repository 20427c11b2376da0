import { formatDay } from '#app/ui/format-day.ts'
import { formatCount } from '#app/ui/format.ts'
import { permitState, type Permit } from '#domain/properties/permits/permit.ts'

/** What is wrong with a permit or soon will be; null where nothing has to be done. */
export function permitLabel(permit: Permit, today: string): string | null {
  const result = permitState(permit, today)
  switch (result.state) {
    case 'missing':
      return result.lacks.length === 2 ? 'No permit' : `Permit without its ${result.lacks[0]}`
    case 'expired':
      return `Permit expired ${formatCount(result.daysAgo, 'day')} ago`
    case 'valid':
      if (result.daysLeft === null || result.daysLeft > 30) return null
      if (result.daysLeft === 0) return 'Permit ends today'
      return `Permit ends in ${formatCount(result.daysLeft, 'day')}, on ${formatDay(permit.permit_expires_on)}`
  }
}
