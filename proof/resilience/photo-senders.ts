import { request, sendForm } from '#proof/http-client.ts'
import { enquirer, form, jpeg } from '#test/samples.ts'

/** An administrator uploads a photo, another one at each turn. */
export async function upload(url: string, headers: Record<string, string>, turn: number) {
  const photo = await jpeg({ width: 1600, height: 1200, shade: turn % 251 })
  return sendForm(`${url}/api/upload`, { photo }, { headers })
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
  const sent = { method: 'POST', headers: { ...type, ...from }, body }
  const send = () => request(`${url}/api/send-email-with-file`, sent)
  return Promise.all(Array.from({ length: requests }, send))
}
