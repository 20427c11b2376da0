import { sendJson, type HttpResult, type RequestOptions } from '#proof/http-client.ts'
import { withDatabase } from '#proof/with-database.ts'

/** Sends one enquiry; each name has an address of its own in the proxy's header. */
export function sendEnquiry(
  url: string,
  name: string,
  options: RequestOptions = {},
): Promise<HttpResult> {
  const fields = { name, email: 'layla@example.com', phone: '1', message: 'Hello' }
  const headers = { 'x-forwarded-for': ipAddress(Number(name.replace(/\D/g, ''))) }
  return sendJson(`${url}/api/scheduletoure`, fields, { ...options, headers })
}

/** A different private address for each number: many enquiries from one would count as spam. */
export function ipAddress(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

/** The names in all enquiries that the database holds. */
export async function storedEnquiryNames(databaseUrl: string): Promise<Set<string>> {
  const rows = await withDatabase(databaseUrl, (db) =>
    db.selectFrom('enquiries').select('name').execute(),
  )
  return new Set(rows.map(({ name }) => name))
}
