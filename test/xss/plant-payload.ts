import { form, jpeg } from '#test/samples.ts'

/** A site with an administrator's token. */
interface PayloadSite {
  url: string
  token: string
}

/** The ids of the items that contain the payload. */
export interface PlantedItems {
  property: number
  post: number
}

/** Puts a payload into every text field of every form and API route. */
export async function plantPayload(site: PayloadSite, text: string): Promise<PlantedItems> {
  const body = `${text}\n## ${text}\n** ${text}`
  const upload = await formWithPhoto({}, 'photo')
  const { filename: photo } = (await post(site, '/api/upload', upload)) as { filename: string }
  const property = (await post(site, '/api/properties', {
    type: text,
    price: text,
    properties_title: text,
    properties_description: body,
    nearby: `${text}, ${text}`,
    photos: [photo],
    floor_description: [text],
    floor_photos: [[photo]],
  })) as { id: number }
  const fields = { title: text, author: text, SEOtitle: text, metadescription: body }
  const blogPost = await formWithPhoto(fields, 'photo_url')
  const { id } = (await post(site, '/api/posts', blogPost)) as { id: number }
  await plantEnquiries(site, text, property.id)
  return { property: property.id, post: id }
}

async function plantEnquiries(site: PayloadSite, text: string, property_id: number): Promise<void> {
  const email = (await isAcceptedAsEmail(site, text)) ? text : 'layla@example.com'
  const person = { name: text, email, phone: text }
  await post(site, '/api/send-listproperty', { ...person, address: text })
  await post(site, '/api/scheduletoure', { ...person, message: text, property_id })
  await post(site, '/api/send-email', { ...person, subject: text, message: text })
  await post(
    site,
    '/api/send-email-with-file',
    await form({ ...person, propertyaddress: text, countrycity: text, message: text }),
  )
}

async function isAcceptedAsEmail(site: PayloadSite, text: string): Promise<boolean> {
  const person = { name: 'Layla', email: text, phone: '1', address: 'Here' }
  return (await send(site, '/api/send-listproperty', person)).ok
}

function formWithPhoto(fields: Record<string, string>, part: string): Promise<Form> {
  return jpeg().then((photo) => form({ ...fields, [part]: photo }))
}

type Form = Awaited<ReturnType<typeof form>>

async function post(site: PayloadSite, path: string, content: object | Form): Promise<unknown> {
  const response = await send(site, path, content)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

let sent = 0

// Each from an address of its own: rate limits are not tested here.
function send({ url, token }: PayloadSite, path: string, content: object | Form) {
  sent += 1
  const isForm = 'payload' in content
  return fetch(url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
      ...(isForm ? content.headers : { 'content-type': 'application/json' }),
    },
    body: isForm ? new Uint8Array(content.payload) : JSON.stringify(content),
  })
}
