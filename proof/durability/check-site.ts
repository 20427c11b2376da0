import { createHash } from 'node:crypto'
import { bearer, type HttpResponse } from '#proof/http-client.ts'
import type { ConfirmedWrites, ItemState, Loss } from './confirmed-writes.ts'
import { isConfirmed, readJson, readPatiently, type AdminSession } from './site-client.ts'

/** Reads confirmed items as visitors and administrators do, and says what is missing. */
export async function findLosses(
  site: AdminSession,
  writes: ConfirmedWrites,
  which: 'unchecked' | 'all',
): Promise<Loss[]> {
  const items = writes.items(which)
  const inbox = await readInbox(site, new Set(items.filter(isEnquiry)))
  const losses: Loss[] = []
  for (const item of items) {
    const state = isEnquiry(item)
      ? await readEnquiry(site, inbox.get(item))
      : await readItem(site.url, item)
    const loss = writes.check(item, state)
    if (loss !== null) losses.push(loss)
  }
  return losses
}

function isEnquiry(item: string): boolean {
  return item.startsWith('enquiry-')
}

interface InboxEnquiry extends EnquiryFields {
  id: number
  name: string
}

/** The enquiries with these names; reads the inbox page by page until all are found. */
async function readInbox(
  site: AdminSession,
  names: Set<string>,
): Promise<Map<string, InboxEnquiry>> {
  const byName = new Map<string, InboxEnquiry>()
  for (let before = ''; byName.size < names.size;) {
    const response = await readPatiently(`${site.url}/api/enquiries?state=all${before}`, {
      headers: bearer(site.token),
    })
    const page = readJson(response) as { enquiries: InboxEnquiry[]; more: boolean }
    for (const enquiry of page.enquiries)
      if (names.has(enquiry.name)) byName.set(enquiry.name, enquiry)
    if (!page.more) break
    before = `&before=${page.enquiries.at(-1)?.id}`
  }
  return byName
}

async function readEnquiry(
  site: AdminSession,
  enquiry: InboxEnquiry | undefined,
): Promise<ItemState> {
  if (!enquiry) return null
  for (const photo of enquiry.photos) {
    const response = await readPatiently(
      `${site.url}/api/enquiries/${enquiry.id}/photos/${photo}`,
      { headers: bearer(site.token) },
    )
    if (!isIntact(response, photo)) return `without its photo ${photo} (${response.status})`
  }
  return enquiryState(enquiry)
}

/** Items are named by their type and their id or file name: `property 7`, `upload ab12.jpg`. */
async function readItem(url: string, item: string): Promise<ItemState> {
  const [type, name = ''] = item.split(' ')
  if (type === 'upload') return readPhoto(url, name)
  const isProperty = type === 'property'
  const response = await readPatiently(`${url}/api/${isProperty ? 'properties' : 'posts'}/${name}`)
  if (response.status === 404) return null
  if (isProperty) {
    const property = readJson(response) as PropertyFields
    return (await missingPhoto(url, property.photos)) ?? propertyState(property)
  }
  const post = readJson(response) as PostFields
  return (await missingPhoto(url, [post.photo])) ?? postState(post)
}

async function missingPhoto(url: string, photos: string[]): Promise<string | undefined> {
  for (const photo of photos)
    if ((await readPhoto(url, photo)) !== INTACT) return `without its photo ${photo}`
  return undefined
}

async function readPhoto(url: string, name: string): Promise<ItemState> {
  const response = await readPatiently(`${url}/uploads/${name}`)
  if (response.status === 404) return null
  return isIntact(response, name) ? INTACT : 'damaged'
}

// Photos are named by the hash of their content.
function isIntact(response: HttpResponse, name: string): boolean {
  const hash = createHash('sha256').update(response.body).digest('hex')
  return isConfirmed(response) && hash.startsWith(name.replace(/\.\w+$/, ''))
}

/** The state of a photo whose bytes match its name. */
export const INTACT = 'intact'

export interface EnquiryFields {
  kind: string
  message: string
  photos: string[]
}

export function enquiryState({ kind, message, photos }: EnquiryFields): string {
  return JSON.stringify([kind, message, photos])
}

export interface PropertyFields {
  properties_title: string
  price: string
  photos: string[]
}

export function propertyState({ properties_title, price, photos }: PropertyFields): string {
  return JSON.stringify([properties_title, price, photos])
}

export interface PostFields {
  title: string
  author: string
  metadescription: string
  photo: string
}

export function postState({ title, author, metadescription, photo }: PostFields): string {
  return JSON.stringify([title, author, metadescription, photo])
}
