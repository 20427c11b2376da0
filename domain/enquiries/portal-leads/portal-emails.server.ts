import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { nationalDigits } from '#domain/enquiries/phone-number.ts'
import { isFrom, type Person } from '#domain/enquiries/privacy/person.ts'
import { idOf, inBatches, readPages } from '#domain/paging.server.ts'
import { Conflict, Invalid, NotFound } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import * as rows from './portal-email-rows.server.ts'
import type {
  PortalEmail,
  PortalEmailChange,
  PortalEmailEnquiry,
  PortalEmailFilter,
  PortalEmailPage,
} from './portal-email.ts'
import { LEAD_PORTALS, plainSubject, recognise } from './portal-lead.ts'
import * as leads from './store-lead.server.ts'

const PAGE_SIZE = 50
const BATCH_SIZE = 100

/** Emails of the mailbox, newest first. */
export async function list(
  { db }: Pick<App, 'db'>,
  filter: PortalEmailFilter,
): Promise<PortalEmailPage> {
  const page = await rows.list(db, filter, PAGE_SIZE + 1)
  return {
    portal_emails: page.slice(0, PAGE_SIZE).map(fromRow),
    more: page.length > PAGE_SIZE,
    unknown: await rows.countUnknown(db),
  }
}

/** Puts an email aside, or brings it back. */
export async function change(
  app: Pick<App, 'db' | 'clock' | 'actor'>,
  id: number,
  { state }: PortalEmailChange,
): Promise<PortalEmail> {
  await app.db.transaction().execute(async (tx) => {
    const { state: before } = await findRow(tx, id)
    if (before === state) return
    if (!(await rows.update(tx, id, { state }, [OPPOSITE[state]])))
      throw new Conflict('This email is an enquiry already.')
    const what = state === 'ignored' ? 'portal-email-ignored' : 'portal-email-reopened'
    await audit.record(tx, app, { what, about: id })
  })
  return fromRow(await findRow(app.db, id))
}

const OPPOSITE = { ignored: 'unknown', unknown: 'ignored' } as const

/** Makes an enquiry of an email, by what somebody has read in it. */
export async function makeEnquiry(
  app: Pick<App, 'db' | 'clock' | 'actor' | 'agency' | 'publicUrl' | 'mail'>,
  id: number,
  {
    name = '',
    email = '',
    phone = '',
    message = '',
    reference = '',
    language = 'en',
  }: PortalEmailEnquiry,
): Promise<PortalEmail> {
  if (email === '' && nationalDigits(phone) === '')
    throw new Invalid({ email: 'Please enter an e-mail address or a phone number.' })
  const agency = await app.agency.current()
  await app.db.transaction().execute(async (tx) => {
    const portalEmail = await findRow(tx, id)
    const listing = reference === '' ? undefined : await leads.findListing(tx, reference)
    if (reference !== '' && !listing)
      throw new Invalid({ reference: 'No listing has this reference.' })
    const source =
      LEAD_PORTALS.find((portal) => portal === portalEmail.portal) ?? ('email' as const)
    const about = plainSubject(portalEmail.subject)
    const lead = {
      name,
      email,
      phone,
      message: message || about,
      title: about,
      reference,
      language,
      source,
    }
    const enquiry_id = await leads.store(tx, app, lead, { listing, agency })
    const made = { state: 'enquiry', enquiry_id } as const
    if (!(await rows.update(tx, id, made, ['unknown', 'ignored'])))
      throw new Conflict('This email is an enquiry already.')
    await audit.record(tx, app, { what: 'portal-email-made-an-enquiry', about: enquiry_id })
  })
  return fromRow(await findRow(app.db, id))
}

/** The emails that a person wrote, or that name their address or number, newest first. */
export async function findOf(
  { db }: Pick<App, 'db'>,
  person: Person,
  enquiryIds: number[],
): Promise<PortalEmail[]> {
  const found: PortalEmail[] = []
  const ofPerson = new Set<number | null>(enquiryIds)
  const read = (before?: number) => rows.listNotErased(db, { before, limit: BATCH_SIZE })
  for await (const page of readPages(BATCH_SIZE, read, idOf))
    found.push(
      ...page
        .filter((row) => ofPerson.has(row.enquiry_id) || isAbout(person, row))
        .map((row) => fromRow(row)),
    )
  return found
}

export async function erase(tx: Database, ids: number[]): Promise<number> {
  let erased = 0
  for (const batch of inBatches(ids, BATCH_SIZE)) erased += await rows.erase(tx, batch)
  return erased
}

export { eraseBefore, eraseOfEnquiries } from './portal-email-rows.server.ts'

// Whole addresses and numbers: those of others may hold the one that is looked for.
const ADDRESSES = /[\w.%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/gi
const NUMBERS = /[+(]?\p{Nd}[\p{Nd} ().-]{5,24}/gu

function isAbout(person: Person, { from_address, subject, text }: rows.PortalEmailRow): boolean {
  const words = `${subject}\n${text}`
  const addresses = [from_address, ...(words.match(ADDRESSES) ?? [])]
  const numbers = words.match(NUMBERS) ?? []
  return (
    addresses.some((email) => isFrom(person, { email, phone: '' })) ||
    numbers.some((phone) => isFrom(person, { email: '', phone }))
  )
}

async function findRow(db: Database, id: number): Promise<rows.PortalEmailRow> {
  const row = await rows.find(db, id)
  if (!row) throw new NotFound('portal email', id)
  return row
}

function fromRow(row: rows.PortalEmailRow): PortalEmail {
  const { id, from_name, from_address, subject, text, note, enquiry_id, received_at } = row
  const { lead } = recognise({ from: from_address, replyTo: '', subject, text })
  return {
    id,
    state: row.state as PortalEmail['state'],
    portal: row.portal as PortalEmail['portal'],
    from_name,
    from_address,
    subject,
    text,
    note,
    enquiry_id,
    received_at,
    suggestion: {
      name: lead?.name ?? from_name,
      email: lead?.email ?? (row.portal === '' ? from_address : ''),
      phone: lead?.phone ?? '',
      message: lead?.message ?? text,
      reference: lead?.reference ?? '',
      language: lead?.language ?? 'en',
    },
  }
}
