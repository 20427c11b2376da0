import { callAsAdmin } from '#app/admin/api.ts'
import type { PortalReport } from '#domain/properties/portals/portal-report.ts'
import type { Portal } from '#domain/properties/portals/portal.ts'

export function flightCheck() {
  return callAsAdmin<PortalReport>('/api/portals')
}

export function renewAddresses() {
  return callAsAdmin<{ addresses: Record<Portal, string> }>('/api/portals/addresses', {
    method: 'POST',
  })
}
