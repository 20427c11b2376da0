import { day } from '#app/ui/format.ts'
import { permitState, type Permit } from '#domain/properties/permits/permit.ts'

/** How a listing's permit stands, in words; null where there is nothing to do. */
export function permitWords(permit: Permit, today: string): string | null {
  const standing = permitState(permit, today)
  switch (standing.state) {
    case 'missing':
      return standing.lacks.length === 2 ? 'No permit' : `Permit without its ${standing.lacks[0]}`
    case 'expired':
      return `Permit expired ${days(standing.daysAgo)} ago`
    case 'valid':
      if (standing.daysLeft === null || standing.daysLeft > 30) return null
      if (standing.daysLeft === 0) return 'Permit ends today'
      return `Permit ends in ${days(standing.daysLeft)}, on ${day(permit.permit_expires_on)}`
  }
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}
