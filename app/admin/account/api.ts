import { callAsAdmin } from '#app/admin/api.ts'
import type { Account } from '#domain/accounts/account.ts'
import type {
  SecondFactorSetup,
  Confirmation,
  RecoveryCodes,
} from '#domain/accounts/second-factor.ts'
import type { OpenedSession, PasswordChange, StepUp } from '#domain/accounts/session.ts'

export function find() {
  return callAsAdmin<Account>('/api/account')
}

export function changePassword(change: PasswordChange) {
  return callAsAdmin<OpenedSession>('/api/account/password', { method: 'PUT', body: change })
}

export function beginSecondFactor(stepUp: StepUp) {
  return callAsAdmin<SecondFactorSetup>('/api/account/second-factor/begin', {
    method: 'POST',
    body: stepUp,
  })
}

export function confirmSecondFactor(confirmation: Confirmation) {
  return callAsAdmin<RecoveryCodes>('/api/account/second-factor/confirm', {
    method: 'POST',
    body: confirmation,
  })
}

export function removeSecondFactor(stepUp: StepUp) {
  return callAsAdmin('/api/account/second-factor/remove', { method: 'POST', body: stepUp })
}

export function endSession(id: number, stepUp: StepUp) {
  return callAsAdmin(`/api/account/sessions/${id}/end`, { method: 'POST', body: stepUp })
}

export function endOtherSessions(stepUp: StepUp) {
  return callAsAdmin('/api/account/sessions/end-others', { method: 'POST', body: stepUp })
}
