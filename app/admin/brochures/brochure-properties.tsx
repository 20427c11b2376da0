import { useEffect, useState, type ReactNode } from 'react'

import { focusOnSection } from '#app/admin/account/account-section.tsx'
import { SearchBox } from '#app/admin/ui/search-box.tsx'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { useRefused } from '#app/admin/use-session-over.ts'
import { toast } from '#app/ui/toast.tsx'
import { MAX_BROCHURE_PROPERTIES } from '#domain/brochures/brochure.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'

import { choose, look } from './api.ts'

/** The homes in the site's own brochure, in their order; each choice is kept at once. */
export function Homes({ chosen }: { chosen: readonly Property[] }) {
  const [homes, setHomes] = useState(chosen)
  const refused = useRefused()

  async function keep(next: readonly Property[]) {
    const before = homes
    setHomes(next)
    try {
      await choose(next.map(({ id }) => id))
      toast.success('Homes of the brochure saved.')
    } catch (error) {
      setHomes(before)
      await refused(error, 'The choice could not be saved. Please try again.')
    }
  }

  return (
    <>
      {homes.length === 0 ? (
        <p className="border-y border-line py-3.5 text-ink-soft">The newest homes with photos.</p>
      ) : (
        <ol aria-label="Chosen homes" className="border-t border-line">
          {homes.map((home) => (
            <Row key={home.id} home={home}>
              <TextButton
                danger
                onClick={() => {
                  void keep(homes.filter(({ id }) => id !== home.id))
                  focusOnSection('homes')
                }}
              >
                Remove<span className="sr-only"> {titleOf(home)}</span>
              </TextButton>
            </Row>
          ))}
        </ol>
      )}
      {homes.length < MAX_BROCHURE_PROPERTIES && (
        <Add
          isChosen={(id) => homes.some((home) => home.id === id)}
          onAdd={(home) => void keep([...homes, home])}
        />
      )}
    </>
  )
}

function Row({ home, children }: { home: Property; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-6 border-b border-line py-1.5">
      <span className="min-w-0 wrap-anywhere">
        {titleOf(home)}
        <span className="text-small text-ink-soft"> {home.location_name}</span>
      </span>
      {children}
    </li>
  )
}

const PAUSE_MS = 250

function Add({
  isChosen,
  onAdd,
}: {
  isChosen: (id: number) => boolean
  onAdd: (home: Property) => void
}) {
  const [term, setTerm] = useState('')
  const [found, setFound] = useState<Property[]>([])

  useEffect(() => {
    const stop = new AbortController()
    const asking = setTimeout(() => {
      if (term.trim() === '') setFound([])
      else look(term, stop.signal).then(setFound, () => setFound([]))
    }, PAUSE_MS)
    return () => {
      clearTimeout(asking)
      stop.abort()
    }
  }, [term])

  const free = found.filter(({ id }) => !isChosen(id))
  return (
    <div className="mt-6 grid gap-3">
      <SearchBox label="Search for a home to add" value={term} onChange={setTerm} />
      {free.length > 0 && (
        <ul aria-label="Homes to add" className="border-t border-line">
          {free.map((home) => (
            <Row key={home.id} home={home}>
              <TextButton onClick={() => onAdd(home)}>
                Add<span className="sr-only"> {titleOf(home)}</span>
              </TextButton>
            </Row>
          ))}
        </ul>
      )}
    </div>
  )
}
