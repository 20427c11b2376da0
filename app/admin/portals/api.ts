import { callAsAdmin } from '#app/admin/api.ts'
import type { FlightCheck } from '#domain/portals/flight-check.ts'
import type { Portal } from '#domain/portals/portal.ts'

export function flightCheck() {
  return callAsAdmin<FlightCheck>('/api/portals')
}

export function renewAddresses() {
  return callAsAdmin<{ addresses: Record<Portal, string> }>('/api/portals/addresses', {
    method: 'POST',
  })
}
