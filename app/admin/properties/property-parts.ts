import type { SavedPhoto } from '#app/admin/photos/photo.ts'
import type { WorkPart } from '#app/admin/ui/conflict-dialog.tsx'
import { PROPERTY_FIELDS, type FieldName } from '#domain/properties/property-fields.ts'

import type { PropertyDraft } from './property-draft.ts'
import { choicesOf, type FieldOptions } from './property-fields.tsx'

/** The parts of a property form, each of which can be taken from one of two conflicting versions. */
export function propertyParts(options: FieldOptions): WorkPart<PropertyDraft>[] {
  const fields = (Object.keys(PROPERTY_FIELDS) as FieldName[]).map(
    (name): WorkPart<PropertyDraft> => ({
      label: PROPERTY_FIELDS[name].label,
      text: ({ fields }) => labelOrText(fields[name], choicesOf(name, options)),
      take: (from, into) => ({ ...into, fields: { ...into.fields, [name]: from.fields[name] } }),
    }),
  )
  return [
    ...fields,
    {
      label: 'Photos',
      text: ({ photos }) => photosText(photos),
      identity: ({ photos }) => photosText(photos, byFile),
      take: ({ photos }, into) => ({ ...into, photos }),
    },
    {
      label: 'Floors',
      text: ({ floors }) => floorsText(floors),
      identity: ({ floors }) => floorsText(floors, byFile),
      take: ({ floors }, into) => ({ ...into, floors }),
    },
  ]
}

/** The label of a choice, or what was typed. */
function labelOrText(value: string, choices: FieldOptions[keyof FieldOptions] | undefined): string {
  return choices?.find(([choice]) => choice === value)?.[1] ?? value
}

const byLabel = ({ label }: SavedPhoto) => label
/** Tells photos with the same label apart: phones name many photos alike. */
const byFile = ({ file }: SavedPhoto) => file

function floorsText(floors: PropertyDraft['floors'], nameOf = byLabel): string {
  return floors
    .map(({ description, photos }) => `${description}: ${photosText(photos, nameOf)}`)
    .join('\n')
}

function photosText(photos: SavedPhoto[], nameOf = byLabel): string {
  const names = photos.map((photo) => {
    const { room, alt, alt_ar } = photo.text ?? {}
    return [nameOf(photo), room, alt, alt_ar].filter(Boolean).join(', ')
  })
  return `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}${names.map((name) => `\n${name}`).join('')}`
}
