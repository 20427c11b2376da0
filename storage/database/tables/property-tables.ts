import type { Generated } from 'kysely'

import type { Instant, Json, Named, Removable } from './columns.ts'

/** What the agency advertises. */
export interface PropertyTables {
  categories: Named & {
    /** The shipped category whose rules hold for this one; empty: the one of the same name, if any. */
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
    /** The `updated_at` for which the four columns above were computed. */
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
    /** The person in charge, whose profile then replaces the four columns above. */
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
    /** The values from which the marker was computed. It is not moved while they stay the same. */
    marker_for: Generated<string>
    status: Generated<'draft' | 'published' | 'under_offer' | 'sold' | 'rented' | 'hidden'>
    /** When its status last changed; null if it never did. */
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
  photos: {
    name: string
    width: number
    height: number
    bytes: number
    placeholder: string
    /** What an administrator's file was called; empty where that is not known. */
    file_name: Generated<string>
    created_at: Instant
    /** Null: uploaded without a token and not yet used by an administrator. */
    approved_at: Instant | null
    /** Since when its file is not served, because only removed listings and posts have it. */
    withheld_at: Generated<Instant | null>
    /** Null: the fingerprint is not computed yet; see `photo-fingerprint.ts`. */
    fingerprinted_at: Instant | null
    fingerprint: Generated<string>
    brightness: number | null
    band_0: number | null
    band_1: number | null
    band_2: number | null
    band_3: number | null
  }
}
