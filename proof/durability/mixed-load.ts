import { setTimeout as wait } from 'node:timers/promises'

import { decode } from '#domain/photos/decode.server.ts'
import { enquirer, form, jpeg } from '#test/samples.ts'

import type { Chance } from './chance.ts'
import type { Ledger, Look } from './ledger.ts'
import * as looks from './checks.ts'
import { ask, askAsAdmin, Unanswered, type Answer, type Visited } from './visit.ts'

/** Visitors and administrators who write all that can be written, and note what they were answered. */
export interface MixedLoad {
  /** Writes until the site is gone or the signal comes. */
  run(site: Visited, signal?: AbortSignal): Promise<void>
  /** Does one thing of each kind and tells how it was answered. */
  once(site: Visited): Promise<Record<Deed, number>>
  /** The names of all enquiries that were answered with a 2xx. */
  enquiries: Set<string>
  /** How often a deed was answered with something else than a 2xx, by status. */
  refusals: Map<number, number>
}

export type Deed = 'enquiry' | 'sell' | 'upload' | 'property' | 'post'

interface Change {
  deed: 'create' | 'update' | 'remove'
  look: string
  write: { headers: Record<string, string>; body: BodyInit }
}

const LONGEST_PAUSE_MS = 60

/** Is told how each deed was answered, and 0 where it was not. */
type Told = (deed: Deed, status: number) => void

export function mixedLoad(ledger: Ledger, chance: Chance, told: Told = () => {}): MixedLoad {
  const enquiries = new Set<string>()
  const refusals = new Map<number, number>()
  const edited: Record<'property' | 'post', number[]> = { property: [], post: [] }
  let numbered = 0
  let lastUpload: string | undefined

  const deeds: Record<Deed, (site: Visited) => Promise<number>> = {
    enquiry: sendEnquiry,
    sell: offerForSale,
    upload: uploadPhoto,
    property: editProperty,
    post: editPost,
  }

  async function sendEnquiry({ url }: Visited): Promise<number> {
    const at = ++numbered
    const [name, message] = [`enquiry-${at}`, `Is it free on day ${at}?`]
    const answer = await ask(`${url}/api/scheduletoure`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(at) },
      body: JSON.stringify({ ...enquirer, name, message }),
    })
    return taken(name, looks.enquiry({ kind: 'tour', message, photos: [] }), answer)
  }

  async function offerForSale({ url }: Visited): Promise<number> {
    const at = ++numbered
    const [name, message] = [`enquiry-${at}`, `Value house ${at}`]
    const photo = await picture(at)
    const place = { propertyaddress: 'Villa 9', countrycity: 'Dubai' }
    const { payload, headers } = await form({ ...enquirer, ...place, name, message, file: photo })
    const answer = await ask(`${url}/api/send-email-with-file`, {
      method: 'POST',
      headers: { ...headers, ...from(at) },
      body: new Uint8Array(payload),
    })
    const photos = [(await decode(photo)).name]
    return taken(name, looks.enquiry({ kind: 'sell', message, photos }), answer)
  }

  function taken(name: string, look: Look, answer: Answer): number {
    if (answer.ok) {
      enquiries.add(name)
      ledger.answered(name, look)
    }
    return answer.status
  }

  async function uploadPhoto(site: Visited): Promise<number> {
    const { payload, headers } = await form({ photo: await picture(++numbered) })
    const body = new Uint8Array(payload)
    const answer = await askAsAdmin(site, '/api/upload', { method: 'POST', headers, body })
    if (answer.ok) {
      lastUpload = (answer.json() as { filename: string }).filename
      ledger.answered(`upload ${lastUpload}`, looks.WHOLE)
    }
    return answer.status
  }

  async function editProperty(site: Visited): Promise<number> {
    const at = ++numbered
    const fields = {
      properties_title: `Property ${at}`,
      price: String(at),
      photos: lastUpload === undefined ? [] : [lastUpload],
    }
    const headers = { 'content-type': 'application/json' }
    const write = { headers, body: JSON.stringify(fields) }
    const change = { deed: chooses('property'), look: looks.property(fields), write }
    return edit(site, 'property', '/api/properties', change)
  }

  async function editPost(site: Visited): Promise<number> {
    const at = ++numbered
    const words = { title: `Post ${at}`, author: 'Layla', metadescription: `Words ${at}` }
    const deed = chooses('post')
    const photo = await picture(at)
    const part = deed === 'create' ? 'photo_url' : 'photo'
    const { payload, headers } = await form({ ...words, SEOtitle: 'x', [part]: photo })
    const write = { headers, body: new Uint8Array(payload) }
    const look = looks.post({ ...words, photo: (await decode(photo)).name })
    return edit(site, 'post', '/api/posts', { deed, look, write })
  }

  async function edit(
    site: Visited,
    kind: 'property' | 'post',
    path: string,
    { deed, look, write }: Change,
  ): Promise<number> {
    const mine = edited[kind]
    if (deed === 'create') {
      const answer = await askAsAdmin(site, path, { method: 'POST', ...write })
      if (!answer.ok) return answer.status
      const { id } = answer.json() as { id: number }
      mine.push(id)
      ledger.answered(`${kind} ${id}`, look)
      return answer.status
    }
    const id = mine[Math.floor(chance.below(mine.length))] ?? 0
    // Whether a removal that is not answered was one, nobody knows; it is left alone from now on.
    if (deed === 'remove') mine.splice(mine.indexOf(id), 1)
    const promised = deed === 'update' ? look : null
    ledger.asked(`${kind} ${id}`, promised)
    const init = deed === 'update' ? { method: 'PUT', ...write } : { method: 'DELETE' }
    const answer = await askAsAdmin(site, `${path}/${id}`, init)
    if (answer.ok) ledger.answered(`${kind} ${id}`, promised)
    return answer.status
  }

  // As many are made as it takes to have some; then more are changed than removed.
  function chooses(kind: 'property' | 'post'): Change['deed'] {
    const { length } = edited[kind]
    if (length < 3) return 'create'
    return (['update', 'create', 'update', 'remove'] as const)[numbered % 4] ?? 'update'
  }

  async function keepDoing(deed: Deed, site: Visited, signal?: AbortSignal): Promise<void> {
    for (;;) {
      if (signal?.aborted) return
      try {
        note(deed, await deeds[deed](site))
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error
        told(deed, 0)
        return
      }
      await wait(chance.below(LONGEST_PAUSE_MS))
    }
  }

  function note(deed: Deed, status: number): void {
    told(deed, status)
    if (status >= 300) refusals.set(status, (refusals.get(status) ?? 0) + 1)
  }

  return {
    enquiries,
    refusals,
    async run(site, signal) {
      const all = Object.keys(deeds) as Deed[]
      await Promise.all(all.map((deed) => keepDoing(deed, site, signal)))
    },
    async once(site) {
      const statuses: [string, number][] = []
      for (const [deed, act] of Object.entries(deeds)) statuses.push([deed, await act(site)])
      return Object.fromEntries(statuses) as Record<Deed, number>
    },
  }
}

/** Each number is another picture. */
function picture(at: number): Promise<Buffer> {
  const [width, height] = [16 + (at % 97), 16 + (Math.floor(at / 97) % 97)]
  return jpeg({ width, height, shade: at % 251 })
}

// From many places: so many from one would rightly be taken for spam.
function from(at: number): Record<string, string> {
  return { 'x-forwarded-for': `10.${(at >> 12) % 256}.${(at >> 4) % 256}.1` }
}
