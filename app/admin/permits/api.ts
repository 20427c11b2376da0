import { callAsAdmin } from '#app/admin/api.ts'
import type { PermitKind } from '#domain/properties/permits/permit-kinds.ts'
import type { PermitWatch, WatchedPage } from '#domain/properties/permits/permit-alerts.ts'

export function permitWatch() {
  return callAsAdmin<PermitWatch>('/api/permits')
}

export function watched(kind: PermitKind, page: number) {
  return callAsAdmin<WatchedPage>(`/api/permits/${kind}?page=${page}`)
}
