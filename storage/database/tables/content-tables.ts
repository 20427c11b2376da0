import type { Generated } from 'kysely'

import type { Instant, Json, Removable } from './columns.ts'

/** What else visitors see, and what the site stores about itself. */
export interface ContentTables {
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
  /** Changes that are shown by a link before they are saved. */
  previews: {
    id: string
    kind: Generated<'property' | 'post' | 'settings'>
    /** The id of the property or the post; 0 for settings. */
    property_id: number
    change: Json
    until: Instant
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
  /** Values the site stores about itself, such as that the demo content was loaded. */
  settings: {
    name: string
    value: string
  }
  audit: {
    id: Generated<number>
    at: Instant
    /** Null for actions from the command line or of the site itself. */
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
    /** 0: the whole site, all listings included. */
    property_id: number
    /** `arrival`: a view by a link of another site. `enquiry`: one that has been erased since. */
    kind: 'view' | 'arrival' | 'call' | 'whatsapp' | 'brochure' | 'enquiry'
    /** A day such as `2026-03-01`, in Dubai's time zone. */
    day: string
    /** The host of that other site; empty for every other kind. */
    source: string
    count: number
  }
}
