import { createHash } from 'node:crypto'
import type { HttpResponse } from '#proof/http-client.ts'
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

interface InboxEnquiry {
  id: number
  name: string
  photos: string[]
}

/** The enquiries with these names; reads the inbox page by page until all are found. */
async function readInbox(
  site: AdminSession,
  names: Set<string>,
): Promise<Map<string, InboxEnquiry>> {
  const byName = new Map<string, InboxEnquiry>()
  for (let before = ''; byName.size < names.size;) {
    const path = `/api/enquiries?state=all${before}`
    const response = await readPatiently(site.url + path, { token: site.token })
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
    const path = `/api/enquiries/${enquiry.id}/photos/${photo}`
    const response = await readPatiently(site.url + path, { token: site.token })
    if (!isIntact(response, photo)) return `without its photo ${photo} (${response.status})`
  }
  return stateOf('enquiry', enquiry)
}

/** Items are named by their type and their id or file name: `property 7`, `upload ab12.jpg`. */
async function readItem(url: string, item: string): Promise<ItemState> {
  const [type, name = ''] = item.split(' ')
  if (type === 'upload') return readPhoto(url, name)
  const editedType = type === 'property' ? 'property' : 'post'
  const response = await readPatiently(`${url}${PATHS[editedType]}/${name}`)
  if (response.status === 404) return null
  const fields = readJson(response) as { photos?: string[]; photo?: string }
  for (const photo of fields.photos ?? [fields.photo ?? ''])
    if ((await readPhoto(url, photo)) !== INTACT) return `without its photo ${photo}`
  return stateOf(editedType, fields)
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

/** Items that administrators create, change and remove. */
export const PATHS = { property: '/api/properties', post: '/api/posts' }

/** The fields of an item that are compared: those that the mixed load writes. */
const COMPARED_FIELDS = {
  enquiry: ['kind', 'message', 'photos'],
  property: ['properties_title', 'price', 'photos'],
  post: ['title', 'author', 'metadescription', 'photo'],
}

export function stateOf(type: keyof typeof COMPARED_FIELDS, item: object): string {
  const fields = new Map(Object.entries(item))
  return JSON.stringify(COMPARED_FIELDS[type].map((field): unknown => fields.get(field)))
}
