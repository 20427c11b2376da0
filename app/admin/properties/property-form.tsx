import { Plus } from 'lucide-react'
import { useId, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { DropZone } from '#app/admin/photos/drop-zone.tsx'
import { PhotoBoard } from '#app/admin/photos/photo-board.tsx'
import { kept, type PhotoText } from '#app/admin/photos/photo.ts'
import { useCoach } from '#app/admin/photos/use-photo-advice.ts'
import { ActionBar } from '#app/admin/ui/action-bar.tsx'
import { AdminBar, ToDashboard } from '#app/admin/ui/admin-bar.tsx'
import { DraftNote, RESTORED } from '#app/admin/ui/draft-note.tsx'
import { LeaveDialog } from '#app/admin/ui/leave-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Property } from '#domain/properties/property.ts'
import type { Category, Location } from '#domain/properties/taxonomy.ts'

import { AdvertisedSections } from './permit-and-portal-sections.tsx'
import { FloorBlock } from './floor-block.tsx'
import { FormSection, SectionLinks } from './form-sections.tsx'
import { currenciesFor, ListingFields, SizeFields, TextFields } from './property-fields.tsx'
import { uploadsNote } from './uploads-note.ts'
import { usePropertyForm } from './use-property-form.ts'

interface PropertyFormProps {
  property?: Property
  categories: Category[]
  locations: Location[]
}

/** Creates a property or, where one is given, changes it. */
export function PropertyForm({ property, categories, locations }: PropertyFormProps) {
  const form = usePropertyForm(property)
  const id = useId()
  const title = property ? 'Update Property' : 'Create Property'
  const { work, change, counts, saving } = form
  const { busy, failure, faults } = saving
  const section = {
    fields: work.fields,
    faults,
    write: (field: keyof typeof work.fields, value: string) =>
      change({ do: 'write', field, value }),
  }

  const files = kept(work.photos).map(({ file }) => file)
  const seen = useCoach(files, property?.id ?? null)
  const chosen = locations.find((location) => String(location.id) === work.fields.location)
  const listing = { title: work.fields.title, location: chosen?.name ?? '' }
  const describe = (key: string, words: PhotoText) => change({ do: 'describe photo', key, words })

  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }

  return (
    <>
      <AdminBar title={title} end={<ToDashboard tab="properties" />} />
      <form
        id={id}
        onSubmit={submit}
        className="wrap grid items-start gap-x-[clamp(2rem,5vw,5.5rem)] py-[clamp(1.75rem,3vw,2.5rem)] pb-[clamp(4rem,7vw,7rem)] lg:grid-cols-[13rem_minmax(0,1fr)]"
      >
        <SectionLinks />
        <div className="min-w-0">
          {form.draft && (
            <DraftNote draft={form.draft} since={form.since} onDiscard={form.discardDraft} />
          )}
          <FormSection id="listing">
            <div className={FIELDS}>
              <ListingFields
                {...section}
                categories={categories}
                locations={locations}
                currencies={currenciesFor(property ? 'update' : 'create', property?.currency ?? '')}
              />
            </div>
          </FormSection>
          <FormSection id="size">
            <div className={FIELDS}>
              <SizeFields {...section} />
            </div>
          </FormSection>
          <FormSection id="text">
            <div className={FIELDS}>
              <TextFields {...section} />
            </div>
          </FormSection>
          <FormSection id="photos">
            <DropZone
              words="Drag photos here. The first one is shown on cards."
              label="Add main photos"
              onFiles={(files) => form.addFiles({ in: 'main' }, files)}
            />
            <PhotoBoard
              name="Main photos"
              photos={work.photos}
              cover
              failure="Error uploading file"
              className="mt-4 md:grid-cols-3 xl:grid-cols-4"
              listing={listing}
              seen={seen}
              onDescribe={describe}
              onMove={(key, to) => change({ do: 'move photo', key, to })}
              onRemove={form.removePhoto}
              onRetry={form.retry}
            />
          </FormSection>
          <FormSection id="floors">
            {work.floors.map((floor, at) => (
              <FloorBlock
                key={floor.key}
                floor={floor}
                number={at + 1}
                onName={(description) => change({ do: 'name floor', key: floor.key, description })}
                onRemove={() => {
                  flushSync(() => form.removeFloor(floor.key))
                  document.getElementById(`${id}-add-floor`)?.focus()
                }}
                onFiles={(files) => form.addFiles({ in: 'floor', key: floor.key }, files)}
                onMovePhoto={(key, to) => change({ do: 'move photo', key, to })}
                onRemovePhoto={form.removePhoto}
                onRetryPhoto={form.retry}
                listing={listing}
                onDescribe={describe}
              />
            ))}
            <Button
              id={`${id}-add-floor`}
              variant="ghost"
              onClick={() => {
                flushSync(() => change({ do: 'add floor' }))
                lastFloorInput()?.focus()
              }}
            >
              <Plus aria-hidden="true" size={17} strokeWidth={1.35} />
              Add Floor
            </Button>
          </FormSection>
          <AdvertisedSections {...section} className={FIELDS} />
        </div>
      </form>
      <ActionBar
        form={id}
        action={title}
        cancelTo="/admin?tab=properties"
        busy={busy}
        disabled={counts.running > 0}
        note={
          uploadsNote(counts, property ? 'update' : 'create') ?? (form.draft ? RESTORED : undefined)
        }
        failure={failure}
        reason={faults['photos'] ?? faults['floor_photos'] ?? faults['body']}
      />
      <LeaveDialog blocker={form.blocker} />
    </>
  )
}

const FIELDS = 'grid grid-cols-6 gap-x-3 gap-y-5.5 md:gap-x-gutter'

function lastFloorInput(): HTMLInputElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>('[data-floor]')].at(-1)
}
