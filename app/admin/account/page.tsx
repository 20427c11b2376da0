import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import type { Account } from '#domain/accounts/account.ts'
import type { CalendarAddress } from '#domain/enquiries/tours/tour.ts'

import type { Route } from './+types/page.ts'
import { CalendarSection } from './calendar-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Account')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, fetchAccount())
}

/** The calendar is null for a login that belongs to nobody in the team. */
async function fetchAccount() {
  const account = await get<Account>('/api/account')
  const hasCalendar = account.user_id !== null
  const calendar = hasCalendar ? await get<CalendarAddress>('/api/account/calendar') : null
  return { ...account, calendar }
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title="Account" missing="Account not found." loaded={loaderData}>
      {({ username, password_until, second_factor, sessions, calendar }) => (
        <>
          <PasswordSection username={username} passwordExpiresAt={password_until} />
          <SecondFactorSection factor={second_factor} username={username} />
          {calendar && <CalendarSection {...calendar} />}
          <SessionsSection sessions={sessions} />
        </>
      )}
    </LoadedPage>
  )
}
