import { LogOut } from 'lucide-react'
import { useNavigate } from 'react-router'

import { post } from '#app/admin/request.ts'
import { forgetToken, storedToken } from '#app/admin/session.ts'
import { useToday } from '#app/admin/today/use-today.ts'
import { AdminTitle } from '#app/admin/ui/admin-page.tsx'
import * as urls from '#app/urls.ts'
import { Button } from '#app/ui/button.tsx'
import { formatDubaiDay, formatDubaiTime } from '#domain/dubai-time.ts'

export function DashboardBar() {
  const at = useToday()?.at
  return (
    <div className="on-ink bg-ink text-paper">
      <div className="wrap flex min-h-18 items-center gap-x-6">
        <AdminTitle>Dashboard</AdminTitle>
        {at && (
          <p className="text-small text-mist numerals max-md:hidden">
            {formatDubaiDay(new Date(at))}, {formatDubaiTime(new Date(at))} in Dubai
          </p>
        )}
        <LogoutButton />
      </div>
    </div>
  )
}

function LogoutButton() {
  const navigate = useNavigate()

  async function logOut() {
    // The token is forgotten here at once, whether or not the server confirms that it is revoked.
    const revoked = storedToken() ? post('/api/logout').catch(() => undefined) : undefined
    forgetToken()
    await revoked
    await navigate(urls.login)
  }

  return (
    <Button
      variant="ghost"
      size="s"
      onClick={() => void logOut()}
      className="ms-auto max-md:px-3.5"
    >
      <LogOut className="max-md:hidden" />
      Logout
    </Button>
  )
}
