import { callAsAdmin } from '#app/admin/api.ts'
import type { PermitKind } from '#domain/properties/permits/permit.ts'
import type { PermitAlerts, PermitAlertPage } from '#domain/properties/permits/permit-alerts.ts'

export function permitWatch() {
  return callAsAdmin<PermitAlerts>('/api/permits')
}

export function watched(kind: PermitKind, page: number) {
  return callAsAdmin<PermitAlertPage>(`/api/permits/${kind}?page=${page}`)
}
