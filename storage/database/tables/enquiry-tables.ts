import type { Generated } from 'kysely'

import type { Instant, Json } from './columns.ts'

/** What visitors send, and what is done about it. */
export interface EnquiryTables {
  enquiries: {
    id: Generated<number>
    kind: string
    name: string
    email: string
    phone: string
    subject: string
    message: string
    address: string
    countrycity: string
    photos: Json
    /** The file names of the photos, in the same order; empty in rows from before names were stored. */
    photo_file_names: Generated<Json>
    property_id: number | null
    /** Title and reference of the property when the enquiry arrived; empty where it was about none. */
    property_title: Generated<string>
    property_reference: Generated<string>
    /** Null until it is computed: `search-text.ts`. */
    search_text: Generated<string | null>
    /** The language of the page on which the visitor wrote. */
    language: Generated<'en' | 'ar'>
    email_id: number | null
    /** Who answers it. */
    assignee_id: Generated<number | null>
    idempotency_key: string | null
    /** A keyed hash of all that was sent. */
    request_hash: Generated<string>
    handled_at: Instant | null
    spam: number
    created_at: Instant
    stage: Generated<'new' | 'contacted' | 'viewing' | 'offer' | 'won' | 'lost'>
    /** Where it came from: `site`, or the portal whose email it was. */
    source: Generated<string>
    first_answer_at: Generated<Instant | null>
    first_answer_by: Generated<number | null>
    assigned_at: Generated<Instant | null>
    next_step: Generated<string>
    /** A day in Dubai; empty where none is set. */
    next_step_on: Generated<string>
    /** The same for all spellings of an address or a number; null until they are computed. */
    email_key: Generated<string | null>
    phone_key: Generated<string | null>
    /** When the promised time begins and ends; null for enquiries without a promise. */
    clock_from: Generated<Instant | null>
    promised_until: Generated<Instant | null>
    /** When somebody is next told that it waits, and how often that was done. */
    next_notice_at: Generated<Instant | null>
    notices: Generated<number>
    /** The ids of the homes that the visitor looked at, and the consent to send them along. */
    seen: Generated<Json>
    seen_consent: Generated<string>
    seen_consent_at: Generated<Instant | null>
  }
  /** What was done about an enquiry. */
  enquiry_events: {
    id: Generated<number>
    enquiry_id: number
    at: Instant
    /** Null where the site did it. */
    user_id: number | null
    who: string
    what: string
    text: string
    email_id: number | null
  }
  /** Emails that were read from the mailbox for portal leads. */
  portal_emails: {
    id: Generated<number>
    /** A hash of the Message-ID, or of the email where it has none: no email is stored twice. */
    message_key: string
    /** Where it is: the server, the user, the folder, and there UIDVALIDITY and UID (RFC 3501). */
    mailbox_uid: string
    /** Of an erased email only `message_key` is left, so that it is not read again. */
    state: 'enquiry' | 'unknown' | 'duplicate' | 'ignored' | 'erased'
    /** The portal that the email says it comes from; empty where it names none. */
    portal: string
    from_name: string
    from_address: string
    subject: string
    text: string
    /** Why it could not be read, or not wholly. */
    note: string
    enquiry_id: number | null
    received_at: Instant
    created_at: Instant
  }
  tours: {
    id: Generated<number>
    enquiry_id: number
    /** A random name for links and calendars. */
    reference: string
    /** For a countered tour the first of `offered_times`. */
    starts_at: Instant
    state: 'proposed' | 'accepted' | 'countered' | 'declined' | 'cancelled'
    /** Other times that the agency offers, as instants, while the visitor has not answered. */
    offered_times: Generated<Json>
    /** Why it was declined, as the visitor reads it. */
    reason: Generated<string>
    sequence: number
  }
  tour_changes: {
    id: Generated<number>
    tour_id: number
    what: 'proposed' | 'moved' | 'cancelled' | 'accepted' | 'countered' | 'declined' | 'chosen'
    starts_at: Instant
    offered_times: Generated<Json>
    reason: Generated<string>
    changed_at: Instant
    /**
     * The email to the agency. Null where it needs none: for the first change, which the enquiry's own
     * email reports, and where the person whose tour it is has answered.
     */
    email_id: number | null
    /** Null where no email was sent to the visitor. */
    visitor_email_id: number | null
  }
}
