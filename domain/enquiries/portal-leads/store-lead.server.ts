import { sql } from 'kysely'

import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import { writeEnquiryEmail } from '#domain/enquiries/enquiry-email.ts'
import { personKeys } from '#domain/enquiries/person-keys.ts'
import { announceArrival } from '#domain/enquiries/enquiry-webhooks.server.ts'
import { looksLikeSpam } from '#domain/enquiries/spam.ts'
import { storeWithEmail } from '#domain/enquiries/store-enquiry.server.ts'
import { isoAfter } from '#domain/iso-time.ts'
import type { Language } from '#domain/language.ts'
import type { Database } from '#storage/database/database.ts'

import { LEAD_PORTAL_NAMES, type LeadPortal } from './portal-lead.ts'

/** Emails and forms of one person about one listing within this time are one enquiry. */
const SAME_ENQUIRY_MS = 24 * 3_600_000

export interface Lead {
  name: string
  email: string
  phone: string
  message: string
  /** The listing as the email names it. */
  title: string
  reference: string
  language: Language
  /** `email`: of no portal. */
  source: LeadPortal | 'email'
}

type Listing = NonNullable<Awaited<ReturnType<typeof findListing>>>

/**
 * By its reference, whether the public sees it or not. Case does not count: the database lowers both,
 * since JavaScript knows more capitals than SQLite.
 */
export function findListing(db: Database, reference: string) {
  return db
    .selectFrom('properties')
    .select(['id', 'title', 'reference', 'hidden_at'])
    .where(sql`lower(reference)`, '=', sql`lower(${reference})`)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

export function sourceName(source: Lead['source']): string {
  return source === 'email' ? 'Email' : LEAD_PORTAL_NAMES[source]
}

/** The subject. A reference that is none of ours is added: somebody may know what it means. */
function subjectOf({ source, title, reference }: Lead, listing: Listing | undefined): string {
  const unknownReference = listing || title.includes(reference) ? '' : ` (${reference})`
  return `${sourceName(source)}: ${listing?.title || title || 'a lead'}${unknownReference}`
}

/** The open enquiry of the same person about the same listing that came within the last day. */
export async function findSame(
  tx: Database,
  { clock }: Pick<App, 'clock'>,
  lead: Lead,
  listing: Listing | undefined,
): Promise<number | undefined> {
  const { email_key, phone_key } = personKeys(lead)
  if (email_key === '' && phone_key === '') return undefined
  const same = await tx
    .selectFrom('enquiries')
    .select('id')
    .where((row) =>
      row.or([
        ...(email_key === '' ? [] : [row('email_key', '=', email_key)]),
        ...(phone_key === '' ? [] : [row('phone_key', '=', phone_key)]),
      ]),
    )
    .where((row) =>
      listing
        ? row('property_id', '=', listing.id)
        : row.and([row('property_id', 'is', null), row('subject', '=', subjectOf(lead, listing))]),
    )
    // Nobody would see what is added to one that is handled, or that was taken for spam.
    .where('handled_at', 'is', null)
    .where('spam', '=', 0)
    .where('created_at', '>=', isoAfter(clock.now(), -SAME_ENQUIRY_MS))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return same?.id
}

/** Stores a lead as an enquiry, like one from a form, and returns its id. */
export async function store(
  tx: Database,
  app: Pick<App, 'clock' | 'publicUrl' | 'mail'>,
  lead: Lead,
  { listing, agency }: { listing: Listing | undefined; agency: Agency },
): Promise<number> {
  const { email, phone, message, language, source } = lead
  // Whoever only called has left no name, and is listed by the number.
  const name = lead.name || phone || email
  const { publicUrl } = app
  const subject = subjectOf(lead, listing)
  // No person waited for a form here, and a portal sends many from one address.
  const isSpam = looksLikeSpam([name, subject, message].join('\n'), {
    trapFilled: false,
    secondsOfWriting: 'unknown',
    recentFromNetwork: 0,
  })
  const enquiry = { kind: 'contact' as const, name, email, phone, subject, message, language }
  const page = listing?.hidden_at === null ? 'properties2' : 'admin/update-property'
  const property = listing && { ...listing, url: `${publicUrl}/${page}/${listing.id}` }
  const content = writeEnquiryEmail(enquiry, {
    colours: agency.brand,
    property,
    source: `${sourceName(source)}, as its email says`,
    inboxUrl: `${publicUrl}/admin/enquiries`,
    photosLeftOut: 0,
  })
  const id = await storeWithEmail(tx, app, {
    columns: { ...enquiry, address: '', countrycity: '', property_id: listing?.id ?? null, source },
    isSpam,
    settings: agency.followUp,
    email: () => ({ ...content, replyTo: { name, address: email }, attachments: [] }),
  })
  if (id === undefined) throw new Error('An enquiry without a key was stored before')
  if (!isSpam) await announceArrival(tx, app, id)
  return id
}
