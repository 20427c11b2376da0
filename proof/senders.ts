// What visitors and administrators send to a site.
import { ADMIN_PASSWORD } from '#test/running-site.ts'
import { enquirer, form, jpeg } from '#test/samples.ts'

import { request, type HttpResponse, type RequestOptions } from './http-client.ts'

export const ADMIN = 'admin'

/** A different private address for each number: many enquiries from one would count as spam. */
export function ipAddress(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

/** Sends one enquiry; the number in each name is that of an address of its own. */
export function sendEnquiry(
  url: string,
  name: string,
  options: RequestOptions = {},
): Promise<HttpResponse> {
  const json = { ...enquirer, name, message: 'Hello' }
  const from = ipAddress(Number(name.replace(/\D/g, '')))
  return request(`${url}/api/scheduletoure`, { json, from, ...options })
}

/** A search is rendered for each visitor and never cached. */
export function searchPath(searchTerm: string): string {
  return `/properties?${new URLSearchParams({ searchTerm })}`
}

/** Logs the administrator in from an address. */
export function logInFrom({ url }: { url: string }, from: string, password = ADMIN_PASSWORD) {
  return request(`${url}/login`, { json: { username: ADMIN, password }, from })
}

/** An administrator uploads a photo, another one at each turn. */
export async function upload(url: string, turn: number, options: RequestOptions) {
  const photo = await jpeg({ width: 1600, height: 1200, shade: turn % 251 })
  return request(`${url}/api/upload`, { form: { photo }, ...options })
}

/** A visitor's form that offers a property for sale, with these photos. */
export function sellForm(photos: Buffer[]) {
  const place = { propertyaddress: 'Villa 9', countrycity: 'Dubai', message: 'Value my house.' }
  return form({ ...enquirer, ...place, file: photos })
}

/** One visitor sends the same form many times at once. */
export async function sellAtOnce(
  url: string,
  requests: number,
  photos: Buffer[],
  from: Record<string, string> = {},
) {
  const { payload: body, headers: type } = await sellForm(photos)
  const sent = { headers: { ...type, ...from }, body }
  const send = () => request(`${url}/api/send-email-with-file`, sent)
  return Promise.all(Array.from({ length: requests }, send))
}
