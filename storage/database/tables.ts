import type { Generated, Insertable, Selectable, Updateable } from 'kysely'

// Instants are ISO 8601 text in UTC and lists are JSON text: both engines store, compare and sort
// them the same way, so the same queries work on both.
type Instant = string
type Json = string

export interface Tables {
  categories: Named & {
    /** One of the categories that a site starts with, whose rules hold for this one; '': of its name. */
    kind: Generated<string>
  }
  locations: Named & {
    longitude: Generated<number | null>
    latitude: Generated<number | null>
    about: Generated<string>
    about_ar: Generated<string>
  }
  properties: Removable & {
    id: Generated<number>
    category_id: number | null
    location_id: number | null
    type: string
    currency: string
    price: string
    minarea: number | null
    maxarea: number | null
    bedroom: number | null
    bathroom: number | null
    parking_spaces: number | null
    title: string
    /** Computed from other columns for the search: `search-columns.ts`. */
    lowercase_title: Generated<string>
    search_text: Generated<string>
    price_number: Generated<number | null>
    property_type: Generated<string>
    /** The `updated_at` that the four were computed for. */
    search_columns_for: Generated<Instant>
    description: string
    nearby: string
    photos: Json
    floors: Json
    /** Descriptions of the photos, by name. */
    photo_texts: Generated<Json>
    permit_number: Generated<string>
    permit_url: Generated<string>
    /** A day such as `2026-03-01`, in Dubai's time zone. */
    permit_expires_on: Generated<string>
    agent_name: Generated<string>
    agent_brn: Generated<string>
    agent_phone: Generated<string>
    agent_email: Generated<string>
    /** Who answers for it. The four above then come from their profile: `property-rows.server.ts`. */
    agent_id: Generated<number | null>
    title_ar: Generated<string>
    description_ar: Generated<string>
    nearby_ar: Generated<string>
    sub_community: Generated<string>
    tower_name: Generated<string>
    furnished: Generated<'' | 'yes' | 'no' | 'partly'>
    features: Generated<string>
    video_url: Generated<string>
    /** The true point, for administrators only. */
    latitude: number | null
    longitude: number | null
    map_marker: Generated<'near' | 'exact'>
    /** Where visitors see it, computed with the search columns. */
    marker_longitude: Generated<number | null>
    marker_latitude: Generated<number | null>
    /** What the two were computed for: they stay for as long as that is the same. */
    marker_for: Generated<string>
    status: Generated<'draft' | 'published' | 'under_offer' | 'sold' | 'rented' | 'hidden'>
    /** When it got its status; null while it has that of its creation. */
    status_changed_at: Generated<Instant | null>
    /** When visitors first saw it. */
    published_at: Generated<Instant | null>
    /** Empty: the prefix and the id. */
    reference: Generated<string>
    /** Empty: as `type` says. */
    purpose: Generated<'' | 'sale' | 'rent'>
    rent_period: Generated<'' | 'year' | 'month' | 'week' | 'day'>
    developer: Generated<string>
    project_name: Generated<string>
    project_number: Generated<string>
    escrow_account: Generated<string>
    handover: Generated<string>
    orientation: Generated<string>
    service_charge: Generated<string>
    /** Since when only administrators see it, for its status or for lack of a valid permit. */
    hidden_at: Instant | null
  }
  posts: Removable & {
    id: Generated<number>
    title: string
    title_ar: Generated<string>
    author: string
    author_ar: Generated<string>
    seo_title: string
    seo_title_ar: Generated<string>
    body: string
    body_ar: Generated<string>
    /** Empty for a draft without one. */
    photo: string
    status: Generated<'draft' | 'scheduled' | 'published'>
    /** When a scheduled post is to be published. */
    publish_at: Generated<Instant | null>
    /** The date that visitors see; that of its creation until it is published. */
    published_at: Instant
  }
  brochures: {
    id: Generated<number>
    title: string
    file: string
    bytes: number
    created_at: Instant
    demo: number
  }
  photos: {
    name: string
    width: number
    height: number
    bytes: number
    placeholder: string
    /** What an administrator's file was called; empty where that is not known. */
    file_name: Generated<string>
    created_at: Instant
    // Null: uploaded without a token and not yet used by an administrator.
    approved_at: Instant | null
    // Since when its file is not served, because only removed listings and posts have it.
    withheld_at: Generated<Instant | null>
    // Null: the fingerprint is not computed yet; see `photo-fingerprint.ts`.
    fingerprinted_at: Instant | null
    fingerprint: Generated<string>
    brightness: number | null
    band_0: number | null
    band_1: number | null
    band_2: number | null
    band_3: number | null
  }
  administrators: {
    id: Generated<number>
    username: string
    password_hash: string
    // Null for a password chosen by a person, which does not expire.
    password_until: Instant | null
    created_at: Instant
  }
  /** The people of the agency. */
  users: {
    id: Generated<number>
    // Null for a person who cannot log in.
    administrator_id: number | null
    role: Generated<'owner' | 'editor' | 'agent'>
    name: Generated<string>
    name_ar: Generated<string>
    photo: Generated<string>
    job_title: Generated<string>
    job_title_ar: Generated<string>
    brn: Generated<string>
    phone: Generated<string>
    whatsapp: Generated<string>
    email: Generated<string>
    languages: Generated<string>
    about: Generated<string>
    about_ar: Generated<string>
    /** The order on the pages. */
    position: Generated<number>
    /** 1 where visitors see the profile. */
    shown: Generated<number>
    /** 0 for somebody who no longer works here: they cannot log in, and visitors do not see them. */
    active: Generated<number>
    /** 1 for those who get enquiries in turn. */
    takes_enquiries: Generated<number>
    /** The first and the last day of leave; empty where none is set. */
    away_from: Generated<string>
    away_until: Generated<string>
    /** Who answers for them meanwhile. */
    stand_in_id: Generated<number | null>
    /** The places that they know. */
    location_ids: Generated<Json>
    last_assigned_at: Generated<Instant>
    created_at: Instant
    updated_at: Instant
  }
  /** Links by which a person chooses a password, at most one of each kind. */
  login_links: {
    id: Generated<number>
    user_id: number
    kind: 'invitation' | 'reset'
    token_hash: string
    created_at: Instant
    expires_at: Instant
  }
  sessions: {
    id: Generated<number>
    token_hash: string
    administrator_id: number
    created_at: Instant
    seen_at: Instant
    expires_at: Instant
  }
  second_factors: {
    id: Generated<number>
    administrator_id: number
    secret: string
    // The 30-second step of the last used code; codes of it or of earlier steps are refused.
    last_step: number
    started_at: Instant
    // Null until the administrator has confirmed a code of the authenticator app.
    confirmed_at: Instant | null
  }
  recovery_codes: {
    id: Generated<number>
    second_factor_id: number
    code_hash: string
  }
  /** What the owner has set about the agency. */
  settings_versions: {
    id: Generated<number>
    section: string
    version: number
    value: Json
    saved_at: Instant
    saved_by: string
  }
  /** Uploaded logos. */
  brand_files: {
    name: string
    width: number
    height: number
    created_at: Instant
  }
  /** Changes that are shown by a link before they are saved. */
  previews: {
    id: string
    kind: Generated<'property' | 'post' | 'settings'>
    /** Of the property or the post; 0 for settings. */
    property_id: number
    change: Json
    until: Instant
  }
  attempts: {
    // What is limited, and a hash of whom.
    subject: string
    count: number
    until: Instant
  }
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
    /** What their files were called, in the same order; empty before names were kept. */
    photo_file_names: Generated<Json>
    property_id: number | null
    /** Of the property when the enquiry came; empty where it was about none. */
    property_title: Generated<string>
    property_reference: Generated<string>
    /** Null until it is computed: `search-text.ts`. */
    search_text: Generated<string | null>
    /** In which the visitor wrote. */
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
    /** From when the promised time counts, and when it ends; null for enquiries without a promise. */
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
  emails: {
    id: Generated<number>
    /** Empty for an email to the agency. */
    to_address: Generated<string>
    /** The agent whom an email to the agency is sent to; the agency then gets a copy. */
    agent_address: Generated<string>
    message_id: string
    reply_to_name: string
    reply_to_address: string
    subject: string
    text: string
    html: string
    attachments: Json
    state: 'held' | 'waiting' | 'sending' | 'sent' | 'failed'
    tries: number
    // When a waiting email is sent, or when the claim on one being sent runs out.
    due_at: Instant
    // 1 where an earlier try may have been delivered.
    perhaps_twice: number
    // The mail server's last response or error.
    last_words: string
    sent_at: Instant | null
    created_at: Instant
    /** 1 where the text holds a link that opens a login: it is deleted once the email is sent. */
    secret: Generated<number>
    /** The ids of the emails that this one continues, oldest first, with spaces between them. */
    thread: Generated<string>
    /** Further headers by name. */
    headers: Generated<Json>
  }
  /** Of the mailbox for portal leads. */
  portal_emails: {
    id: Generated<number>
    /** A hash of the Message-ID, or of the email where it has none: no email is stored twice. */
    message_key: string
    /** Where it is: the server, the user, the folder, and there UIDVALIDITY and UID (RFC 3501). */
    mailbox_uid: string
    /** Of an erased one only the key is left, so that it is not read again. */
    state: 'enquiry' | 'unknown' | 'duplicate' | 'ignored' | 'erased'
    /** Whose email it says it is; empty where it says of no portal. */
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
    /** Of a countered tour: the first of the offered times. */
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
    // Null where the agency needs none: for the first change, which the enquiry's own email reports,
    // and where the person whose tour it is has answered.
    email_id: number | null
    // Null where no email was sent to the visitor.
    visitor_email_id: number | null
  }
  /** The private addresses of people's calendars of tours. */
  agent_calendars: {
    user_id: number
    token_hash: string
    /** Encrypted, to be shown again. */
    token: string
    created_at: Instant
  }
  audit: {
    id: Generated<number>
    at: Instant
    // Null for actions from the command line or of the site itself.
    administrator_id: number | null
    who: string
    what: string
    about_id: number | null
    note: string
    /** What was changed, field by field; empty where nothing is told. */
    changes: Generated<Json>
  }
  /** How often visitors did something, by listing and day. */
  figures: {
    /** 0: the whole site, which its listings are part of. */
    property_id: number
    /** `arrival`: a view by a link of another site. `enquiry`: one that was erased since. */
    kind: 'view' | 'arrival' | 'call' | 'whatsapp' | 'brochure' | 'enquiry'
    /** A day such as `2026-03-01`, in Dubai's time zone. */
    day: string
    /** The host of that other site; empty for every other kind. */
    source: string
    count: number
  }
  /** Other systems that are told of enquiries and listings. */
  webhooks: {
    id: Generated<number>
    url: string
    format: 'standard' | 'hubspot' | 'bitrix24' | 'form'
    events: Json
    /** What the format needs besides, such as the id of a HubSpot form. */
    settings: Generated<Json>
    /** Signs what is sent; of Bitrix24 the code in its address. Encrypted where there is a key. */
    secret: Generated<string>
    state: Generated<'on' | 'off'>
    /** Why the site turned it off; empty where a person did. */
    off_because: Generated<string>
    /** Since when nothing has been delivered; null where the last delivery succeeded. */
    failing_since: Generated<Instant | null>
    /** Until then nothing is tried. */
    paused_until: Generated<Instant | null>
    created_at: Instant
  }
  webhook_deliveries: {
    id: Generated<number>
    webhook_id: number
    /** The same at every try, and of every webhook that is told of the event. */
    message_id: string
    type: string
    body: Json
    /** Whose personal data the body holds; it is deleted with the enquiry. */
    enquiry_id: number | null
    state: 'waiting' | 'sending' | 'sent' | 'failed'
    tries: Generated<number>
    /** When it is tried next, when the claim on it runs out, or when it was given up. */
    due_at: Instant
    /** Of the last answer; null where none came. */
    status: Generated<number | null>
    last_words: Generated<string>
    sent_at: Generated<Instant | null>
    created_at: Instant
  }
  /** Searches that visitors have saved, to be told of new homes. */
  alerts: {
    id: Generated<number>
    /** A random name for links. */
    reference: string
    email: string
    /** The address in lower case. */
    email_key: string
    /** The list page's query, without what does not change the result. */
    search: string
    frequency: 'now' | 'daily'
    language: 'en' | 'ar'
    state: 'pending' | 'active' | 'ended'
    /** What the visitor agreed to, in the words that they read. */
    consent: string
    consented_at: Instant
    /** When the owner of the address confirmed it. */
    confirmed_at: Instant | null
    ended_at: Instant | null
    /** The last of `home_news` that was compared with it. */
    seen_news: Generated<number>
    /** The day in Dubai on which a daily email was last due. */
    last_daily: Generated<string>
    /** When it was last sent an email about homes. */
    told_at: Generated<Instant | null>
    /** The email that asks for the confirmation. */
    email_id: number | null
  }
  /** The asking price of each home when it was last looked at for alerts. */
  home_prices: {
    property_id: number
    currency: string
    price_number: number | null
    /** 0 until the home was news. */
    announced: number
    /** Since when it differs from the listing; null where it does not. */
    changed_at: Instant | null
  }
  /** Homes that became public or cheaper, in the order in which they did. */
  home_news: {
    id: Generated<number>
    property_id: number
    kind: 'new' | 'reduced'
    /** The price before, of a reduced one. */
    was_currency: string
    was_price: number | null
    at: Instant
  }
  /** Which home at which price an alert was told of. */
  alert_homes: {
    id: Generated<number>
    alert_id: number
    property_id: number
    price: string
    told_at: Instant
    email_id: number | null
  }
  /** Values the site stores about itself, such as that the demo content was loaded. */
  settings: {
    name: string
    value: string
  }
}

interface Named {
  id: Generated<number>
  name: string
  name_ar: Generated<string>
  /** What else visitors may type. */
  other_names: Generated<Json>
  /** Names that old addresses have. */
  former_names: Generated<Json>
  /** All 0 until somebody orders them: then they are sorted by name. */
  position: Generated<number>
  /** When its name last changed. */
  updated_at: Generated<Instant>
}

interface Removable {
  created_at: Instant
  updated_at: Instant
  removed_at: Instant | null
  demo: number
}

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>
export type RowChange<Name extends keyof Tables> = Updateable<Tables[Name]>
