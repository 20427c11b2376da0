import * as urls from '#app/urls.ts'
import { toast } from '#app/ui/toast.tsx'

const TOKEN_KEY = 'token'
const NOT_AUTHORISED = 'You are not authorized to perform this action.'

/** The administrator's token. Only the server decides whether it is valid. */
export function storedToken(): string | null {
  return localStorage.getItem(TOKEN_KEY)
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token)
}

export function forgetToken(): void {
  localStorage.removeItem(TOKEN_KEY)
}

type PageLocation = Pick<URL, 'pathname' | 'search'>

/** The login page, which leads back to `from` afterwards. */
export function loginUrl({ pathname, search }: PageLocation): string {
  const from = pathname + search
  return from === urls.admin ? urls.login : `${urls.login}?to=${encodeURIComponent(from)}`
}

/** Where to go after login: always inside the admin area, whatever the address bar says. */
export function urlAfterLogin(search: URLSearchParams): string {
  const to = search.get('to') ?? ''
  return to.startsWith(`${urls.admin}/`) || to.startsWith(`${urls.admin}?`) ? to : urls.admin
}

/**
 * The only path for a session that is over, wherever the server answers 401: forgets the token, says
 * so, and returns the login address to go to.
 */
export function expireSession(from: PageLocation, message = NOT_AUTHORISED): string {
  forgetToken()
  toast.error(message)
  return loginUrl(from)
}
