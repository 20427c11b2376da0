/**
 * The indexes of PostgreSQL, which serves up to a million listings. SQLite serves fewer, and has the
 * indexes of the migrations. A changed definition needs a new name: existing indexes are kept by name.
 */
export const POSTGRES_INDEXES: Record<string, string> = {
  // Each includes `hidden_at`, so that the administrators' list and the public one share it.
  properties_listed: 'properties (id) include (hidden_at) where removed_at is null',
  properties_in_category:
    'properties (category_id, id) include (hidden_at) where removed_at is null',
  properties_in_both:
    'properties (category_id, location_id, id) include (hidden_at) where removed_at is null',
  // These hold all that visitors and administrators search by, so that a search never reads the long
  // rows themselves.
  properties_public_search:
    'properties (id) include (hidden_at, category_id, location_id, currency, price_number, property_type, bedroom, bathroom, parking_spaces, maxarea, lowercase_title) where removed_at is null',
  properties_admin_search:
    'properties (id) include (hidden_at, category_id, location_id, currency, price_number, property_type, bedroom, bathroom, parking_spaces, maxarea, search_text) where removed_at is null',
  // It has both texts on purpose: as it is larger than the two above, PostgreSQL does not read it whole
  // for a word. That would be slow, since the rows of one place are together and may come last.
  properties_by_location:
    'properties (location_id, id) include (hidden_at, category_id, currency, price_number, property_type, bedroom, bathroom, parking_spaces, maxarea, lowercase_title, search_text) where removed_at is null',
  // Without texts, a page of it has many listings: for searches of a place by rooms and prices.
  properties_in_location:
    'properties (location_id, bedroom, id) include (hidden_at, category_id, currency, price_number, property_type, bathroom, parking_spaces, maxarea) where removed_at is null',
  properties_by_price:
    'properties (currency, price_number, id) include (hidden_at, category_id, location_id, property_type, bedroom, bathroom, parking_spaces, maxarea, lowercase_title) where removed_at is null',
  properties_by_bedroom_count:
    'properties (bedroom, id) include (hidden_at, category_id, location_id, currency, price_number, property_type, bathroom, parking_spaces, maxarea) where removed_at is null',
  properties_by_bathroom_count:
    'properties (bathroom, id) include (hidden_at, category_id, location_id, currency, price_number, property_type, bedroom, parking_spaces, maxarea) where removed_at is null',
  properties_by_parking_count:
    'properties (parking_spaces, id) include (hidden_at, category_id, location_id, currency, price_number, property_type, bedroom, bathroom, maxarea) where removed_at is null',
  properties_title_trigrams:
    'properties using gin (lowercase_title gin_trgm_ops) where removed_at is null',
  // Every search reads the list of rows that are not indexed yet: keep it short.
  properties_text_trigrams:
    'properties using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where removed_at is null',
  properties_by_permit: `properties (permit_number) where permit_number <> ''`,
  properties_without_search_columns: 'properties (id) where search_columns_for <> updated_at',
  properties_without_permit: `properties (hidden_at, id) where removed_at is null and (permit_number = '' or permit_url = '')`,
  properties_by_expiry: `properties (permit_expires_on, hidden_at, id) where removed_at is null and permit_expires_on <> ''`,
  properties_by_agent: 'properties (agent_id, id) where agent_id is not null',
  properties_by_status: 'properties (status, id) where removed_at is null',
  properties_hidden: 'properties (id) where hidden_at is not null',
  photos_by_band_0: 'photos (band_0)',
  photos_by_band_1: 'photos (band_1)',
  photos_by_band_2: 'photos (band_2)',
  photos_by_band_3: 'photos (band_3)',
  enquiries_text_trigrams: 'enquiries using gin (search_text gin_trgm_ops)',
  audit_by_who: 'audit (who, id)',
  audit_by_what: 'audit (what, id)',
  audit_by_about: 'audit (about_id, id) where about_id is not null',
  audit_by_time: 'audit (at)',
  enquiries_by_time: 'enquiries (created_at, property_id) where spam = 0',
  photos_unseen: 'photos (created_at) where fingerprinted_at is null',
}
