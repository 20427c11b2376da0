/** The administrator's token, where the browser keeps it. The server alone judges what it is worth. */
const KEY = 'token'
const ADMIN = '/admin'

export function storedToken(): string | null {
  return localStorage.getItem(KEY)
}

export function keepToken(token: string): void {
  localStorage.setItem(KEY, token)
}

export function forgetToken(): void {
  localStorage.removeItem(KEY)
}

/** The login page, which leads back to where one was going. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  const to = pathname + search
  return to === ADMIN ? '/login' : `/login?to=${encodeURIComponent(to)}`
}

/** Where to go after login: only ever inside the admin area, whatever the address says. */
export function afterLogin(search: URLSearchParams): string {
  const to = search.get('to') ?? ''
  return to.startsWith(`${ADMIN}/`) || to.startsWith(`${ADMIN}?`) ? to : ADMIN
}
