import { z } from 'zod'

import { text } from '#domain/fields.ts'

const MAX_NAME_LENGTH = 500

/** The fields that name a building. */
export const BUILDING_NAME_FIELDS = ['tower_name', 'project_name'] as const
export type BuildingNameField = (typeof BUILDING_NAME_FIELDS)[number]

export const sameBuildingQuery = z.object({
  field: z.enum(BUILDING_NAME_FIELDS, 'Must be tower_name or project_name.'),
  name: text
    .transform((name) => name.trim())
    .refine((name) => name !== '', 'Must be the name of a building.')
    .refine(({ length }) => length <= MAX_NAME_LENGTH, 'This is too long.'),
})
