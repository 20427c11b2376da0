import { sendJson } from '#proof/http-client.ts'
import { ipAddress } from '#proof/resilience/enquiries.ts'
import { ADMIN_PASSWORD } from '#test/running-site.ts'

export const ADMIN = { username: 'admin', password: ADMIN_PASSWORD }

/** Logs in from one of many addresses, as a proxy names them. */
export function logInFrom({ url }: { url: string }, address: number) {
  return sendJson(`${url}/login`, ADMIN, { headers: { 'x-forwarded-for': ipAddress(address) } })
}
