import { formatDay } from '#app/ui/format-day.ts'
import { formatCount } from '#app/ui/format.ts'
import { permitState, type Permit } from '#domain/properties/permits/permit.ts'

/** What is wrong with a permit or soon will be; null where nothing has to be done. */
export function permitLabel(permit: Permit, today: string): string | null {
  const result = permitState(permit, today)
  switch (result.state) {
    case 'missing': {
      const lack = result.lacks.length === 2 ? 'No permit' : `Permit without its ${result.lacks[0]}`
      const end = endLabel(permit, result.daysLeft)
      return end ? `${lack}, ${end}` : lack
    }
    case 'expired':
      return `Permit ${endLabel(permit, -result.daysAgo)}`
    case 'valid': {
      const end = endLabel(permit, result.daysLeft)
      return end && `Permit ${end}`
    }
  }
}

/** Null while it does not end within 30 days. */
function endLabel({ permit_expires_on }: Permit, daysLeft: number | null): string | null {
  if (daysLeft === null || daysLeft > 30) return null
  if (daysLeft < 0) return `expired ${formatCount(-daysLeft, 'day')} ago`
  if (daysLeft === 0) return 'ends today'
  return `ends in ${formatCount(daysLeft, 'day')}, on ${formatDay(permit_expires_on)}`
}
