import { form, jpeg } from '#test/samples.ts'

/** A site to plant texts in, with the token of an administrator. */
export interface Garden {
  url: string
  token: string
}

/** The ids of what was planted. */
export interface Planted {
  property: number
  post: number
}

/** Puts a text into every field that takes one, of every form and call. */
export async function plant(garden: Garden, text: string): Promise<Planted> {
  const body = `${text}\n## ${text}\n** ${text}`
  const photo = ((await written(garden, '/api/upload', await withPhoto({}, 'photo'))) as Uploaded)
    .filename
  const property = (await written(garden, '/api/properties', {
    type: text,
    price: text,
    properties_title: text,
    properties_description: body,
    nearby: `${text}, ${text}`,
    photos: [photo],
    floor_description: [text],
    floor_photos: [[photo]],
  })) as Made
  const words = { title: text, author: text, SEOtitle: text, metadescription: body }
  const post = (await written(garden, '/api/posts', await withPhoto(words, 'photo_url'))) as Made
  await plantEnquiries(garden, text, property.id)
  return { property: property.id, post: post.id }
}

interface Made {
  id: number
}

interface Uploaded {
  filename: string
}

async function plantEnquiries(garden: Garden, text: string, property_id: number): Promise<void> {
  const email = (await isAddress(garden, text)) ? text : 'layla@example.com'
  const person = { name: text, email, phone: text }
  await written(garden, '/api/send-listproperty', { ...person, address: text })
  await written(garden, '/api/scheduletoure', { ...person, message: text, property_id })
  await written(garden, '/api/send-email', { ...person, subject: text, message: text })
  await written(
    garden,
    '/api/send-email-with-file',
    await form({ ...person, propertyaddress: text, countrycity: text, message: text }),
  )
}

/** Whether the site takes it for an e-mail address. */
async function isAddress(garden: Garden, text: string): Promise<boolean> {
  const person = { name: 'Layla', email: text, phone: '1', address: 'Here' }
  return (await sent(garden, '/api/send-listproperty', person)).ok
}

function withPhoto(fields: Record<string, string>, part: string): Promise<Form> {
  return jpeg().then((photo) => form({ ...fields, [part]: photo }))
}

type Form = Awaited<ReturnType<typeof form>>

async function written(garden: Garden, path: string, what: object | Form): Promise<unknown> {
  const answer = await sent(garden, path, what)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

let callers = 0

// Each from an address of its own: it is not the limits that are tried here.
function sent({ url, token }: Garden, path: string, what: object | Form): Promise<Response> {
  callers += 1
  const from = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`
  const asForm = 'payload' in what
  return fetch(url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': from,
      ...(asForm ? what.headers : { 'content-type': 'application/json' }),
    },
    body: asForm ? new Uint8Array(what.payload) : JSON.stringify(what),
  })
}
