import { z } from 'zod'

import { apiObject } from '#domain/fields.ts'

/** A saved state of a section. Version 0 is what the site is shipped with. */
export const settingsVersion = apiObject('SettingsVersion', {
  version: z.int(),
  saved_at: z.string().nullable(),
  saved_by: z.string(),
  /** The titles of the fields that differ from the version before. */
  changed: z.array(z.string()),
  /** Whether it is the one that visitors see. */
  current: z.boolean(),
})
export type SettingsVersion = z.infer<typeof settingsVersion>

/** A section in the list of the admin area, with the JSON schema that its form is made from. */
export const settingsSection = apiObject('SettingsSection', {
  section: z.string(),
  title: z.string(),
  about: z.string(),
  page: z.string().nullable(),
  /** 0 until it is first saved. */
  version: z.int(),
  saved_at: z.string().nullable(),
  saved_by: z.string(),
  /** Whether the stored value no longer fits, so that the shipped one is used. */
  unfit: z.boolean(),
  /** What hinders a saved setting from having its effect, or nothing. */
  hindrance: z.string(),
  /** How many of its texts have no Arabic. */
  missing_arabic: z.int(),
  schema: z.record(z.string(), z.unknown()),
})
export type SettingsSection = z.infer<typeof settingsSection>
