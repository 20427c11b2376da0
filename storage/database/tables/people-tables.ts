import type { Generated } from 'kysely'

import type { Instant, Json } from './columns.ts'

/** The people of the agency, and how they log in. */
export interface PeopleTables {
  administrators: {
    id: Generated<number>
    username: string
    password_hash: string
    /** Null for a password chosen by a person, which does not expire. */
    password_until: Instant | null
    created_at: Instant
  }
  /** The people of the agency. */
  users: {
    id: Generated<number>
    /** Null for a person who cannot log in. */
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
    /** The locations that they know, for the assignment of enquiries. */
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
    /** The 30-second step of the last used code; codes of it or of earlier steps are refused. */
    last_step: number
    started_at: Instant
    /** Null until the administrator has confirmed a code of the authenticator app. */
    confirmed_at: Instant | null
  }
  recovery_codes: {
    id: Generated<number>
    second_factor_id: number
    code_hash: string
  }
  attempts: {
    /** What is limited, and a hash of whom. */
    subject: string
    count: number
    until: Instant
  }
  /** The private addresses of people's calendars of tours. */
  agent_calendars: {
    user_id: number
    token_hash: string
    /** Encrypted, to be shown again. */
    token: string
    created_at: Instant
  }
}
