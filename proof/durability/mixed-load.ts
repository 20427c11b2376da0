import { setTimeout as wait } from 'node:timers/promises'

import { decode } from '#domain/photos/decode.server.ts'
import type { HttpResponse, RequestOptions } from '#proof/http-client.ts'
import { ipAddress } from '#proof/senders.ts'
import { enquirer, jpeg } from '#test/samples.ts'

import { INTACT, PATHS, stateOf } from './check-site.ts'
import type { ConfirmedWrites, ItemState } from './confirmed-writes.ts'
import type { SeededRandom } from './seeded-random.ts'
import {
  isConfirmed,
  NoResponse,
  readJson,
  requestAsAdmin,
  requestSite,
  type AdminSession,
} from './site-client.ts'

const WRITE_TYPES = ['enquiry', 'sell', 'upload', 'property', 'post'] as const

export type WriteType = (typeof WRITE_TYPES)[number]

type EditedType = keyof typeof PATHS

interface Edit {
  action: 'create' | 'update' | 'remove'
  state: string
  content: Pick<RequestOptions, 'json' | 'form'>
}

const MAX_PAUSE_MS = 60
const MIN_ITEMS_TO_EDIT = 3

/** Visitors and administrators who send every type of write and record what is confirmed. */
export class MixedLoad {
  /** The names of all confirmed enquiries. */
  readonly enquiries = new Set<string>()
  /** How many writes got no 2xx, by status. */
  readonly refusals = new Map<number, number>()
  readonly #edited: Record<EditedType, number[]> = { property: [], post: [] }
  readonly #writes: ConfirmedWrites
  readonly #random: SeededRandom
  readonly #onStatus: (type: WriteType, status: number) => void
  #count = 0
  #lastUpload: string | undefined

  /** `onStatus` is called with every status, and 0 where there was no response. */
  constructor(
    writes: ConfirmedWrites,
    random: SeededRandom,
    onStatus: (type: WriteType, status: number) => void = () => {},
  ) {
    this.#writes = writes
    this.#random = random
    this.#onStatus = onStatus
  }

  /** Writes until the site is down or the signal is aborted. */
  async run(site: AdminSession, signal?: AbortSignal): Promise<void> {
    await Promise.all(WRITE_TYPES.map((type) => this.#repeat(type, site, signal)))
  }

  /** Sends one write of each type and returns the statuses. */
  async once(site: AdminSession): Promise<Record<WriteType, number>> {
    const statuses: [string, number][] = []
    for (const type of WRITE_TYPES) statuses.push([type, await this.#write(type, site)])
    return Object.fromEntries(statuses) as Record<WriteType, number>
  }

  async #repeat(type: WriteType, site: AdminSession, signal?: AbortSignal): Promise<void> {
    for (;;) {
      if (signal?.aborted) return
      try {
        const status = await this.#write(type, site)
        this.#onStatus(type, status)
        if (status >= 300) this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1)
      } catch (error) {
        if (!(error instanceof NoResponse)) throw error
        this.#onStatus(type, 0)
        return
      }
      await wait(this.#random.below(MAX_PAUSE_MS))
    }
  }

  #write(type: WriteType, site: AdminSession): Promise<number> {
    const number = ++this.#count
    if (type === 'enquiry') return this.#sendEnquiry(site, number)
    if (type === 'sell') return this.#sendSellRequest(site, number)
    if (type === 'upload') return this.#upload(site, number)
    return type === 'property' ? this.#editProperty(site, number) : this.#editPost(site, number)
  }

  async #sendEnquiry({ url }: AdminSession, number: number): Promise<number> {
    const [name, message] = [`enquiry-${number}`, `Is it free on day ${number}?`]
    const json = { ...enquirer, name, message }
    const sent = { json, from: ipAddress(number << 4) }
    const response = await requestSite(`${url}/api/scheduletoure`, sent)
    const state = stateOf('enquiry', { kind: 'tour', message, photos: [] })
    return this.#recordEnquiry(name, state, response)
  }

  async #sendSellRequest({ url }: AdminSession, number: number): Promise<number> {
    const [name, message] = [`enquiry-${number}`, `Value house ${number}`]
    const file = await makePhoto(number)
    const place = { propertyaddress: 'Villa 9', countrycity: 'Dubai' }
    const form = { ...enquirer, ...place, name, message, file }
    const sent = { form, from: ipAddress(number << 4) }
    const response = await requestSite(`${url}/api/send-email-with-file`, sent)
    const photos = [(await decode(file, { mayGrow: false })).name]
    const state = stateOf('enquiry', { kind: 'sell', message, photos })
    return this.#recordEnquiry(name, state, response)
  }

  #recordEnquiry(name: string, state: ItemState, response: HttpResponse): number {
    if (isConfirmed(response)) {
      this.enquiries.add(name)
      this.#writes.confirmed(name, state)
    }
    return response.status
  }

  async #upload(site: AdminSession, number: number): Promise<number> {
    const form = { photo: await makePhoto(number) }
    const response = await requestAsAdmin(site, '/api/upload', { form })
    if (isConfirmed(response)) {
      const { filename } = readJson(response) as { filename: string }
      // A property's photo is looked at with it, and withheld when it is removed.
      if (number % 2 === 0) this.#lastUpload = filename
      else this.#writes.confirmed(`upload ${filename}`, INTACT)
    }
    return response.status
  }

  #editProperty(site: AdminSession, number: number): Promise<number> {
    const json = {
      properties_title: `Property ${number}`,
      price: String(number),
      photos: this.#lastUpload === undefined ? [] : [this.#lastUpload],
    }
    const action = this.#chooseAction('property', number)
    return this.#edit(site, 'property', {
      action,
      state: stateOf('property', json),
      content: { json },
    })
  }

  async #editPost(site: AdminSession, number: number): Promise<number> {
    const fields = { title: `Post ${number}`, author: 'Layla', metadescription: `Words ${number}` }
    const action = this.#chooseAction('post', number)
    const photo = await makePhoto(number)
    const part = action === 'create' ? 'photo_url' : 'photo'
    return this.#edit(site, 'post', {
      action,
      state: stateOf('post', { ...fields, photo: (await decode(photo)).name }),
      content: { form: { ...fields, SEOtitle: 'x', [part]: photo } },
    })
  }

  async #edit(site: AdminSession, type: EditedType, edit: Edit): Promise<number> {
    const { action, content } = edit
    const ids = this.#edited[type]
    if (action === 'create') {
      const response = await requestAsAdmin(site, PATHS[type], content)
      if (!isConfirmed(response)) return response.status
      const { id } = readJson(response) as { id: number }
      ids.push(id)
      this.#writes.confirmed(`${type} ${id}`, edit.state)
      return response.status
    }
    const id = ids[Math.floor(this.#random.below(ids.length))] ?? 0
    // A removal without a response may have happened or not; the item is not edited again.
    if (action === 'remove') ids.splice(ids.indexOf(id), 1)
    const state = action === 'update' ? edit.state : null
    this.#writes.sent(`${type} ${id}`, state)
    const options = action === 'update' ? { method: 'PUT', ...content } : { method: 'DELETE' }
    const response = await requestAsAdmin(site, `${PATHS[type]}/${id}`, options)
    if (isConfirmed(response)) this.#writes.confirmed(`${type} ${id}`, state)
    return response.status
  }

  // First some are created; then more are changed than removed.
  #chooseAction(type: EditedType, number: number): Edit['action'] {
    if (this.#edited[type].length < MIN_ITEMS_TO_EDIT) return 'create'
    return (['update', 'create', 'update', 'remove'] as const)[number % 4] ?? 'update'
  }
}

/** A different photo for each number. */
function makePhoto(number: number): Promise<Buffer> {
  const [width, height] = [16 + (number % 97), 16 + (Math.floor(number / 97) % 97)]
  return jpeg({ width, height, shade: number % 251 })
}
