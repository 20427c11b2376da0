import { callAsAdmin } from '#app/admin/request.ts'
import type { Account } from '#domain/accounts/account.ts'
import type {
  Confirmation,
  RecoveryCodes,
  SecondFactorSetup,
} from '#domain/accounts/second-factor.ts'
import type { OpenedSession, PasswordChange, StepUp } from '#domain/accounts/session.ts'

export const account = {
  find: () => callAsAdmin<Account>('/api/account'),
  changePassword: (change: PasswordChange) =>
    callAsAdmin<OpenedSession>('/api/account/password', { method: 'PUT', body: change }),
  beginSecondFactor: (stepUp: StepUp) =>
    callAsAdmin<SecondFactorSetup>('/api/account/second-factor/begin', {
      method: 'POST',
      body: stepUp,
    }),
  confirmSecondFactor: (confirmation: Confirmation) =>
    callAsAdmin<RecoveryCodes>('/api/account/second-factor/confirm', {
      method: 'POST',
      body: confirmation,
    }),
  removeSecondFactor: (stepUp: StepUp) =>
    callAsAdmin('/api/account/second-factor/remove', { method: 'POST', body: stepUp }),
  endSession: (id: number, stepUp: StepUp) =>
    callAsAdmin(`/api/account/sessions/${id}/end`, { method: 'POST', body: stepUp }),
  endOtherSessions: (stepUp: StepUp) =>
    callAsAdmin('/api/account/sessions/end-others', { method: 'POST', body: stepUp }),
}
