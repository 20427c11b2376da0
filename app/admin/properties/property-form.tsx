import { useId } from 'react'

import { useRole } from '#app/admin/own-account.ts'
import { useCurrentFaults } from '#app/admin/place-picker/typed-point.ts'
import { get } from '#app/admin/request.ts'
import { ConflictDialog } from '#app/admin/ui/conflict-dialog.tsx'
import { DraftNote, DRAFT_RESTORED, EditorPage } from '#app/admin/ui/editor-page.tsx'
import * as urls from '#app/urls.ts'
import { mayUseAll } from '#domain/permissions.ts'
import { CURRENCIES } from '#domain/money.ts'
import { AGENT_FIELDS, type FieldName } from '#domain/properties/property-fields.ts'
import { purposeOf, type Purpose } from '#domain/properties/property-type.ts'
import type { Property } from '#domain/properties/property.ts'
import type { Category, Location } from '#domain/properties/taxonomy.server.ts'
import type { User } from '#domain/team/user.ts'

import { BuildingCopy } from './building-copy.tsx'
import { FoldedSection, FormSection, SectionLinks } from './form-sections.tsx'
import { InterestedPanel } from './interested-panel.tsx'
import { ListingActions, NewListingActions } from './listing-actions.tsx'
import { ListingPlace } from './listing-place.tsx'
import { FloorsSection, PhotosSection } from './photo-sections.tsx'
import type { TypedFields } from './property-draft.ts'
import { fieldsOf, SectionFields, type FieldOptions } from './property-fields.tsx'
import { propertyParts } from './property-parts.ts'
import { usePublishing } from './use-publishing.tsx'
import {
  useListingsUrl,
  usePropertyForm,
  type EditedProperty,
  type PropertyFormControls,
} from './use-property-form.ts'

/** The categories, locations and people that a property's fields offer. */
export async function fetchPropertyChoices() {
  const [categories, locations, people] = await Promise.all([
    get<Category[]>('/api/categories'),
    get<Location[]>('/api/locations'),
    get<User[]>('/api/users'),
  ])
  return { categories, locations, people: people.filter(({ active }) => active) }
}

interface PropertyFormProps extends Awaited<ReturnType<typeof fetchPropertyChoices>> {
  /** The property to change; without one, the form creates a new property. */
  edited?: EditedProperty | undefined
}

export function PropertyForm({ edited, ...choices }: PropertyFormProps) {
  const form = usePropertyForm(edited)
  const property = edited?.state
  const id = useId()
  const { counts, drafted, editing } = form
  const { faults } = editing
  const options = optionsFor(property, form.state.fields.currency, choices)
  const isDraft = form.state.fields.status === 'draft'
  const { submit, question } = usePublishing(form)

  return (
    <EditorPage
      title={property ? 'Update Property' : 'Create Property'}
      backTo={useListingsUrl() ?? urls.adminProperties}
      form={id}
      editing={editing}
      disabled={counts.running > 0}
      note={
        uploadsNote(counts, property ? 'update' : 'create') ??
        (drafted.draft ? DRAFT_RESTORED : undefined)
      }
      otherSave={
        isDraft ? { label: 'Save draft', onClick: () => void form.saveDraft() } : undefined
      }
      reason={faults['photos'] ?? faults['floor_photos'] ?? faults['body'] ?? editing.reason}
    >
      <form
        id={id}
        onSubmit={submit}
        className="wrap grid items-start gap-x-[clamp(2rem,5vw,5.5rem)] pt-page-top pb-page-end lg:grid-cols-[13rem_minmax(0,1fr)]"
      >
        <SectionLinks />
        <div className="min-w-0">
          {property ? (
            <ListingActions property={property} unsaved={form.unsaved} />
          ) : (
            <NewListingActions form={form} />
          )}
          {property && <InterestedPanel id={property.id} />}
          <DraftNote
            {...drafted}
            titleOf={({ fields }) => fields.properties_title}
            onDiscard={editing.discardDraft}
            onOpen={editing.openOther}
          />
          <Sections form={form} property={property} options={options} {...choices} />
        </div>
      </form>
      {question}
      <ConflictDialog
        conflict={editing.conflict}
        parts={propertyParts(options)}
        onResolve={editing.resolve}
      />
    </EditorPage>
  )
}

interface SectionsProps extends Pick<PropertyFormProps, 'locations'> {
  form: PropertyFormControls
  property: Property | undefined
  options: FieldOptions
}

function Sections({ form, property, options, locations }: SectionsProps) {
  const { state, dispatch } = form
  const faults = useCurrentFaults(form.editing.faults, state.fields)
  const hasAgents = mayUseAll(useRole(), 'listings')
  const isDraft = state.fields.status === 'draft'
  const location = locations.find(({ id }) => String(id) === state.fields.location_id)
  const fieldProps = {
    fields: state.fields,
    faults,
    options,
    hidden: hiddenFields(state.fields, { hasAgents }),
    onChange: (field: FieldName, value: string) => dispatch({ do: 'set field', field, value }),
    renderBelow: (field: FieldName) => {
      if (field === 'longitude')
        return <ListingPlace form={form} property={property} location={location?.name} />
      if (!isDraft || (field !== 'tower_name' && field !== 'project_name')) return null
      return (
        <BuildingCopy
          field={field}
          fields={state.fields}
          ownId={property?.id}
          onCopy={(fields) => dispatch({ do: 'set fields', fields })}
        />
      )
    },
  }
  const listing = { title: state.fields.properties_title, location: location?.name ?? '' }
  return (
    <>
      {(['listing', 'size', 'place', 'text'] as const).map((section) => (
        <FormSection key={section} id={section}>
          <SectionFields section={section} {...fieldProps} />
        </FormSection>
      ))}
      <PhotosSection form={form} property={property?.id ?? null} listing={listing} />
      <FloorsSection form={form} listing={listing} />
      {(['off-plan', 'permit', 'portals'] as const).map((section) => (
        <FoldedSection
          key={section}
          id={section}
          hasFaults={fieldsOf(section).some((name) => faults[name])}
        >
          <SectionFields section={section} {...fieldProps} />
        </FoldedSection>
      ))}
    </>
  )
}

function isRent({ type, purpose }: TypedFields): boolean {
  return purposeOf({ type, purpose: purpose as Purpose | '' }) === 'rent'
}

function hiddenFields(fields: TypedFields, { hasAgents }: { hasAgents: boolean }): FieldName[] {
  return [
    // Whether a draft is saved as one or published depends on the button, not on this field.
    ...(fields.status === 'draft' ? (['status'] as const) : []),
    ...(isRent(fields) ? [] : (['rent_period'] as const)),
    // An agent's listings are their own.
    ...(hasAgents ? [] : (['agent_id'] as const)),
    ...(fields.agent_id || !hasAgents ? AGENT_FIELDS : []),
  ]
}

function optionsFor(
  property: Property | undefined,
  currency: string,
  { categories, locations, people }: Awaited<ReturnType<typeof fetchPropertyChoices>>,
): FieldOptions {
  return {
    category_id: [
      ['', 'Select a category'],
      ...categories.map(({ id, category_name }) => [String(id), category_name] as const),
    ],
    location_id: [
      ['', 'Select a location'],
      ...locations.map(({ id, location_name }) => [String(id), location_name] as const),
    ],
    agent_id: [
      ['', 'Nobody of the team'],
      ...people.flatMap(({ id, name }) => (name ? [[String(id), name] as const] : [])),
    ],
    currency: currenciesFor(property, currency).map((currency) => [currency, currency]),
  }
}

/** An update offers INR, or any other unlisted currency, only if it has it already. */
function currenciesFor(property: Property | undefined, currency: string): readonly string[] {
  if (!property) return CURRENCIES
  const listed: string[] = CURRENCIES.filter((currency) => currency !== 'INR')
  return [...new Set([property.currency, currency, ...listed])].toSorted(
    (a, b) => listed.indexOf(a) - listed.indexOf(b),
  )
}

const NUMBER_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** The note on running and failed uploads at the foot of the form. */
function uploadsNote(
  { running, failed }: { running: number; failed: number },
  verb: 'create' | 'update',
): string | undefined {
  if (running > 0) {
    const end = running === 1 ? 'it finishes' : 'they finish'
    return `${countInWords(running, 'upload')} running. You can ${verb} the property when ${end}.`
  }
  if (failed > 0)
    return `${countInWords(failed, 'photo')} ${failed === 1 ? 'was' : 'were'} not uploaded and will be left out.`
  return undefined
}

function countInWords(count: number, noun: string): string {
  return `${NUMBER_WORDS[count] ?? count} ${noun}${count === 1 ? '' : 's'}`
}
