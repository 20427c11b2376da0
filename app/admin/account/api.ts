import { get, post, put } from '#app/admin/request.ts'
import type {
  Account,
  Confirmation,
  RecoveryCodes,
  SecondFactorSetup,
} from '#domain/accounts/account.ts'
import type { OpenedSession, PasswordChange, StepUp } from '#domain/accounts/session.ts'

export const account = {
  find: () => get<Account>('/api/account'),
  changePassword: (change: PasswordChange) => put<OpenedSession>('/api/account/password', change),
  beginSecondFactor: (stepUp: StepUp) =>
    post<SecondFactorSetup>('/api/account/second-factor/begin', stepUp),
  confirmSecondFactor: (confirmation: Confirmation) =>
    post<RecoveryCodes>('/api/account/second-factor/confirm', confirmation),
  removeSecondFactor: (stepUp: StepUp) => post('/api/account/second-factor/remove', stepUp),
  endSession: (id: number, stepUp: StepUp) => post(`/api/account/sessions/${id}/end`, stepUp),
  endOtherSessions: (stepUp: StepUp) => post('/api/account/sessions/end-others', stepUp),
}
