/** The parts of the admin form that show fields of this table, in their order. */
export type FieldSection = 'listing' | 'size' | 'place' | 'text' | 'off-plan' | 'permit' | 'portals'

/** What is known of a field; see `PROPERTY_FIELDS`. */
export interface FieldDescription {
  /**
   * - `text`: any text; `long-text` is edited in a larger box
   * - `line`: trimmed, at most 500 characters
   * - `number`: any number; `count`: a whole number from 0 to `max`; `degrees`: from -`max` to `max`
   * - `id`: the id of a category, location or person that exists
   * - `currency`: one of `CURRENCIES` (`domain/money.ts`)
   * - `choice`: one of the keys of `options`
   *
   * A field without a `default` may be empty: numbers and ids are then null, all others ''.
   */
  type:
    | 'text'
    | 'long-text'
    | 'line'
    | 'number'
    | 'count'
    | 'degrees'
    | 'id'
    | 'currency'
    | 'choice'
  section: FieldSection
  label: string
  hint?: string
  /** The share of a row in the form; without it, the whole row. */
  width?: 'two-thirds' | 'half' | 'half-on-phones-too' | 'third'
  /** What a text must look like, or which keyboard a phone shows for it. */
  format?: 'digits' | 'day' | 'permit-link' | 'web-address' | 'email' | 'phone' | 'arabic'
  /** The least that a number may be. */
  min?: number
  max?: number
  /** The choices with their labels, in the order of the form. */
  options?: Record<string, string>
  /** The label of the empty choice in the form. */
  unset?: string
  /** What a new property has where nothing is chosen; such a field is never empty. */
  default?: string
  /** Whether it is the same for all homes of a building, so that one listing can take it from another. */
  ofBuilding?: true
  /** What the API says of a value that is not among the options. */
  invalid?: string
}
