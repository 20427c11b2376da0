import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'

import { findProperties } from '#app/admin/properties/find-properties.ts'
import { put } from '#app/admin/request.ts'
import { focusSection, PageSection } from '#app/admin/ui/page-section.tsx'
import { SearchBox } from '#app/admin/ui/search-box.tsx'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'
import { MAX_BROCHURE_PROPERTIES } from '#domain/brochures/brochure.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'

const SECTION = 'brochure-properties'

/** The properties in the brochure that the site makes. Every change is saved at once. */
export function BrochureProperties({ chosen }: { chosen: readonly Property[] }) {
  const [properties, setProperties] = useState(chosen)
  const { send } = useRequest<unknown>()

  async function save(next: readonly Property[]) {
    const previous = properties
    setProperties(next)
    const outcome = await send(() => put('/api/brochure-homes', { ids: next.map(({ id }) => id) }))
    if (outcome.state === 'done') return toast.success('Homes of the brochure saved.')
    setProperties(previous)
    if (outcome.state === 'failed') toast.error('The choice could not be saved. Please try again.')
  }

  return (
    <PageSection
      id={SECTION}
      title="Homes in it"
      about="Which homes the site shows in the brochure that it makes, six at most. Without a choice it shows the newest."
    >
      {properties.length === 0 ? (
        <p className="border-y border-line py-3.5 text-ink-soft">The newest homes with photos.</p>
      ) : (
        <ol aria-label="Chosen homes" className="border-t border-line">
          {properties.map((property) => (
            <PropertyRow key={property.id} property={property}>
              <TextButton
                danger
                onClick={() => {
                  void save(properties.filter(({ id }) => id !== property.id))
                  focusSection(SECTION)
                }}
              >
                Remove<span className="sr-only"> {titleOf(property)}</span>
              </TextButton>
            </PropertyRow>
          ))}
        </ol>
      )}
      {properties.length < MAX_BROCHURE_PROPERTIES && (
        <AddProperty
          isChosen={(id) => properties.some((property) => property.id === id)}
          onAdd={(property) => void save([...properties, property])}
        />
      )}
    </PageSection>
  )
}

function PropertyRow({ property, children }: { property: Property; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-6 border-b border-line py-1.5">
      <span className="min-w-0 wrap-anywhere">
        <bdi>{titleOf(property)}</bdi>
        <span className="text-small text-ink-soft"> {property.location_name}</span>
      </span>
      {children}
    </li>
  )
}

const TYPING_DELAY_MS = 250
const MAX_MATCHES = 5

interface AddPropertyProps {
  isChosen: (id: number) => boolean
  onAdd: (property: Property) => void
}

function AddProperty({ isChosen, onAdd }: AddPropertyProps) {
  const [term, setTerm] = useState('')
  const [matches, setMatches] = useState<Property[]>([])
  const { send, abort } = useRequest<Property[]>()

  const search = useEffectEvent(async (term: string) => {
    if (term.trim() === '') return setMatches([])
    const query = { page: 1, per_page: MAX_MATCHES, term }
    const outcome = await send(async (signal) => (await findProperties(query, signal)).items)
    if (outcome.state === 'done') setMatches(outcome.result)
    if (outcome.state === 'failed') setMatches([])
  })
  const stop = useEffectEvent(abort)
  useEffect(() => {
    const timer = setTimeout(() => void search(term), TYPING_DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [term])

  const available = matches.filter(({ id }) => !isChosen(id))
  return (
    <div className="mt-6 grid gap-3">
      <SearchBox label="Search for a home to add" value={term} onChange={setTerm} />
      {available.length > 0 && (
        <ul aria-label="Homes to add" className="border-t border-line">
          {available.map((property) => (
            <PropertyRow key={property.id} property={property}>
              <TextButton onClick={() => onAdd(property)}>
                Add<span className="sr-only"> {titleOf(property)}</span>
              </TextButton>
            </PropertyRow>
          ))}
        </ul>
      )}
    </div>
  )
}
