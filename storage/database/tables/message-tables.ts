import type { Generated } from 'kysely'

import type { Instant, Json } from './columns.ts'

/** What the site sends by itself. */
export interface MessageTables {
  emails: {
    id: Generated<number>
    /** Empty for an email to the agency. */
    to_address: Generated<string>
    /**
     * Of an email to the agency: the agent who gets it, with a copy for the agency. Of an email to one
     * person (`to_address`): the address for replies; empty: the agency's.
     */
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
    /** When a waiting email is sent, or when the claim on one being sent runs out. */
    due_at: Instant
    /** 1 where an earlier try may have been delivered. */
    perhaps_twice: number
    /** The mail server's last response or error. */
    last_words: string
    sent_at: Instant | null
    created_at: Instant
    /**
     * 1 where the text holds a link that acts for its reader (a login, an alert): the text is deleted
     * once it is sent or given up.
     */
    secret: Generated<number>
    /** The ids of the emails that this one continues, oldest first, with spaces between them. */
    thread: Generated<string>
    /** Further headers by name. */
    headers: Generated<Json>
  }
  /** Other systems that are told of enquiries and listings. */
  webhooks: {
    id: Generated<number>
    url: string
    format: 'standard' | 'hubspot' | 'bitrix24' | 'form'
    events: Json
    /** What the format needs besides, such as the id of a HubSpot form. */
    settings: Generated<Json>
    /** Signs messages; for Bitrix24 the code in its address. Encrypted if `SECRET_KEY` is set. */
    secret: Generated<string>
    state: Generated<'on' | 'off'>
    /** Why the site turned it off; empty where a person did. */
    off_because: Generated<string>
    /** Since when nothing has been delivered; null where the last delivery succeeded. */
    failing_since: Generated<Instant | null>
    /** No delivery is tried before. */
    paused_until: Generated<Instant | null>
    created_at: Instant
  }
  webhook_deliveries: {
    id: Generated<number>
    webhook_id: number
    /** The same for every try, and for every webhook that gets the event. */
    message_id: string
    type: string
    body: Json
    /** Whose personal data the body holds; it is deleted with the enquiry. */
    enquiry_id: number | null
    state: 'waiting' | 'sending' | 'sent' | 'failed'
    tries: Generated<number>
    /** When it is tried next, when the claim on it runs out, or when it was given up. */
    due_at: Instant
    /** The HTTP status of the last response; null where none came. */
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
    /** `sale`, or `rent` and its period; empty where an older version wrote it. */
    paid_for: Generated<string>
    /** 1 once the home has been in `home_news`. */
    announced: number
    /** Since when the listing is new or has another price, and waits to become news; null otherwise. */
    changed_at: Instant | null
  }
  /** Homes that became public or cheaper, in the order in which they did. */
  home_news: {
    id: Generated<number>
    property_id: number
    kind: 'new' | 'reduced'
    /** The price before the reduction. */
    was_currency: string
    was_price: number | null
    /** As in `home_prices`, for the price before and the price now. */
    paid_for: Generated<string>
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
}
