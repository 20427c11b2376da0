import type { Ledger, Look, Lost, Which } from './ledger.ts'
import * as looks from './checks.ts'
import { ask, askAsAdmin, sha256, type Answer, type Visited } from './visit.ts'

/** Looks at what was promised, as visitors and administrators do, and tells what is not there. */
export async function lookFor(site: Visited, ledger: Ledger, which: Which): Promise<Lost[]> {
  const things = ledger.things(which)
  const inbox = await readInbox(site, new Set(things.filter(isEnquiry)))
  const lost: Lost[] = []
  for (const thing of things) {
    const look = isEnquiry(thing)
      ? await lookOfEnquiry(site, inbox.get(thing))
      : await lookOf(site, thing)
    const fault = ledger.seen(thing, look)
    if (fault !== null) lost.push(fault)
  }
  return lost
}

function isEnquiry(thing: string): boolean {
  return thing.startsWith('enquiry-')
}

interface InboxEntry extends looks.EnquiryLook {
  id: number
  name: string
}

/** The enquiries of these names; the pages are turned until all are found. */
async function readInbox(site: Visited, names: Set<string>): Promise<Map<string, InboxEntry>> {
  const found = new Map<string, InboxEntry>()
  for (let before = ''; found.size < names.size;) {
    const answer = await askAsAdmin(site, `/api/enquiries?state=all${before}`)
    const { enquiries, more } = read(answer) as { enquiries: InboxEntry[]; more: boolean }
    for (const entry of enquiries) if (names.has(entry.name)) found.set(entry.name, entry)
    if (!more) break
    before = `&before=${enquiries.at(-1)?.id}`
  }
  return found
}

async function lookOfEnquiry(site: Visited, entry: InboxEntry | undefined): Promise<Look> {
  if (!entry) return null
  for (const photo of entry.photos) {
    const answer = await askAsAdmin(site, `/api/enquiries/${entry.id}/photos/${photo}`)
    if (!isWhole(answer, photo)) return `without its photo ${photo} (${answer.status})`
  }
  return looks.enquiry(entry)
}

async function lookOf({ url }: Visited, thing: string): Promise<Look> {
  const [kind, name = ''] = thing.split(' ')
  switch (kind) {
    case 'upload': {
      return lookOfPhoto(url, name)
    }
    case 'property': {
      const answer = await ask(`${url}/api/properties/${name}`)
      if (answer.status === 404) return null
      const property = read(answer) as looks.PropertyLook
      return (await missingAmong(url, property.photos)) ?? looks.property(property)
    }
    case 'post': {
      const answer = await ask(`${url}/api/posts/${name}`)
      if (answer.status === 404) return null
      const post = read(answer) as looks.PostLook
      return (await missingAmong(url, [post.photo])) ?? looks.post(post)
    }
    default: {
      throw new Error(`Nobody knows how to look at ${thing}`)
    }
  }
}

async function missingAmong(url: string, photos: string[]): Promise<string | undefined> {
  for (const photo of photos)
    if ((await lookOfPhoto(url, photo)) !== looks.WHOLE) return `without its photo ${photo}`
  return undefined
}

async function lookOfPhoto(url: string, name: string): Promise<Look> {
  const answer = await ask(`${url}/uploads/${name}`)
  if (answer.status === 404) return null
  return isWhole(answer, name) ? looks.WHOLE : 'damaged'
}

// Photos are named by their content.
function isWhole({ ok, bytes }: Answer, name: string): boolean {
  return ok && sha256(bytes).startsWith(name.replace(/\.\w+$/, ''))
}

function read(answer: Answer): unknown {
  if (!answer.ok) throw new Error(`A reader was answered with ${answer.status}`)
  return answer.json()
}
