import { callAsAdmin } from '#app/admin/api.ts'
import type { AuditPage } from '#domain/audit/audit.ts'

export function trail(before?: number) {
  return callAsAdmin<AuditPage>(`/api/audit${before === undefined ? '' : `?before=${before}`}`)
}
