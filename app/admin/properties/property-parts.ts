import type { SavedPhoto } from '#app/admin/photos/photo.ts'
import type { WorkPart } from '#app/admin/ui/conflict-dialog.tsx'
import { PROPERTY_FIELDS, type FieldName } from '#domain/properties/property-fields.ts'

import type { PropertyDraft } from './property-draft.ts'
import { choicesOf, type FieldOptions } from './property-fields.tsx'

/** The parts of a property form among which two editors may have to choose. */
export function propertyParts(options: FieldOptions): WorkPart<PropertyDraft>[] {
  const fields = (Object.keys(PROPERTY_FIELDS) as FieldName[]).map(
    (name): WorkPart<PropertyDraft> => ({
      label: PROPERTY_FIELDS[name].label,
      text: ({ fields }) => shown(fields[name], choicesOf(name, options)),
      take: (from, into) => ({ ...into, fields: { ...into.fields, [name]: from.fields[name] } }),
    }),
  )
  return [
    ...fields,
    {
      label: 'Photos',
      text: ({ photos }) => listed(photos),
      take: ({ photos }, into) => ({ ...into, photos }),
    },
    {
      label: 'Floors',
      text: ({ floors }) =>
        floors.map(({ description, photos }) => `${description}: ${listed(photos)}`).join('\n'),
      take: ({ floors }, into) => ({ ...into, floors }),
    },
  ]
}

/** The label of a choice, or what was typed. */
function shown(value: string, choices: FieldOptions[keyof FieldOptions] | undefined): string {
  return choices?.find(([choice]) => choice === value)?.[1] ?? value
}

function listed(photos: SavedPhoto[]): string {
  const names = photos.map(({ label, text }) =>
    [label, text?.room, text?.alt, text?.alt_ar].filter(Boolean).join(', '),
  )
  return `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}${names.map((name) => `\n${name}`).join('')}`
}
